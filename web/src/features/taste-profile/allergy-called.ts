import { type Allergen, allergens } from '@plateful/domain/vocabulary/options.ts';

/** Synonyms. */
const otherNames: Readonly<Record<string, Allergen>> = {
  'tree nut': 'Nuts',
  groundnut: 'Peanuts',
  milk: 'Dairy',
  lactose: 'Dairy',
  wheat: 'Gluten',
  soya: 'Soy',
  soybean: 'Soy',
  seafood: 'Shellfish',
  'sesame seed': 'Sesame',
};

/** The allergy that a food name like "peanut" stands for; undefined for other foods. */
export function allergyCalled(name: string): Allergen | undefined {
  const word = singular(name.trim());
  return otherNames[word] ?? allergens.find((allergen) => singular(allergen) === word);
}

function singular(name: string): string {
  return name.toLowerCase().replace(/s$/, '');
}
