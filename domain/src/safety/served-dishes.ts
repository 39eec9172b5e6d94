import type { Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';
import { offersIn } from './title-foods.ts';

/**
 * Dishes that the food table lacks, by words that name none of their foods, with what they usually contain in plain
 * words. They count where they are added or served ("with a kedgeree"), not where the text speaks of its own dish ("the
 * korma", or a title that has the word).
 */
const dishes: readonly (readonly [string, string])[] = [
  ['fondue', 'Cheese and bread'],
  ['tartiflette', 'Cheese and bacon'],
  ['(?:welsh )?rarebit', 'Cheese, bread and beer'],
  ['kedgeree', 'Smoked haddock and eggs'],
  ['clafoutis', 'Eggs, milk and flour'],
  ['strata', 'Eggs, bread and cheese'],
  ['korma|pasanda', 'Almonds, cashews and cream'],
  ['florentines?', 'Almonds, butter and flour'],
  ['panforte', 'Almonds, hazelnuts and flour'],
  ['(?:cherry )?bakewells?', 'Almonds, flour, eggs and butter'],
  ['linzer|linzertorte', 'Almonds, flour, eggs and butter'],
  ['sacher(?:torte)?', 'Eggs, flour and butter'],
  ['tarte tatin|tarte', 'Pastry and butter'],
  ['waldorf', 'Walnuts and mayonnaise'],
  ['massaman', 'Peanuts and shrimp paste'],
  ['gado[- ]gado', 'Peanuts, eggs and tofu'],
  ['kare[- ]kare', 'Peanut butter and shrimp paste'],
  ['sukiyaki', 'Soy sauce, beef and eggs'],
  ['yakiniku', 'Soy sauce, sesame oil and beef'],
  ['agedashi(?: \\w+)?', 'Tofu and dashi'],
  ['misoshiru', 'Miso and dashi'],
  ['dengaku', 'Miso'],
  ['dan[- ]dan', 'Wheat noodles, sesame paste, peanuts, soy sauce and pork'],
  ['japchae', 'Soy sauce, sesame oil and beef'],
  ['brandade', 'Salt cod and milk'],
  ['(?:salade |salad )?nicoise(?: salad)?', 'Tuna, anchovies and eggs'],
  ['larb|laab', 'Fish sauce and pork'],
  ['gefilte', 'White fish, eggs and matzo'],
  ['(?:cullen )?skink', 'Smoked haddock and milk'],
  ['coquilles?(?: st\\.? jacques)?|saint[- ]jacques|st\\.? jacques', 'Scallops'],
  ['zarzuela', 'Prawns, squid and white fish'],
  ["surf (?:and|n|&|'n') turf", 'Prawns and beef steak'],
  ['thermidor|newburg', 'Lobster, cream and eggs'],
  ['wellington', 'Pastry, eggs and beef'],
  ['benedict', 'Eggs, butter and ham'],
  ['rancheros', 'Eggs'],
  ['bourguignon', 'Beef'],
  ['tartare', 'Tartar sauce'],
  ['choux', 'Eggs, flour and butter'],
  ['nog', 'Eggs and milk'],
  ['liaison', 'Egg yolk and cream'],
  ['sunny[- ]side[- ]ups?', 'Egg'],
  ['creme', 'Cream'],
  ['orak[- ]arik', 'Eggs'],
  ['piperade', 'Eggs'],
  ['chivito', 'Beef, eggs, cheese and bread'],
  ['curanto', 'Clams, mussels and pork'],
  ['[zż]urek', 'Rye flour, eggs and sausage'],
  ['boxty', 'Flour and milk'],
  ['mus?akhan|msakhan', 'Flatbread and chicken'],
  ['mofongo', 'Pork'],
  ['pica[- ]pau', 'Beef'],
];

/** Another word of the same name: "crème de cassis", "coconut crème", "steak tartare" are foods of the table. */
const beside =
  '(?! (?:de|brulee|caramel|fraiche|anglaise|patissiere|pat|eggs?|spices?|powder|paste|sauces?|seasoning|blend|mix|cups?)\\b)';
const before =
  '(?<!\\b(?:the|this|that|these|those|your|our|my|its|each|coconut|oat|soya?|vegan|almond|rice|cashew|dairy-free) (?:\\w+ )?)';

const patterns = dishes.map(
  ([words, foods]) => [new RegExp(`${before}\\b(?:${words})\\b${beside}`), foods] as const,
);
const any = new RegExp(`\\b(?:${dishes.map(([words]) => words).join('|')})\\b`);

/** The foods of dishes that a text serves or adds. `title`: the name of what the recipe itself makes. */
export function servedDishes(text: string, title: string, isMethod: boolean): readonly Mentioned[] {
  const told = folded(text);
  if (!any.test(told)) return [];
  const made = folded(title.replace(/ with [^(]*/i, ' '));
  const parts = isMethod ? [told] : offersIn(told);
  return patterns.flatMap(([dish, foods]) =>
    !dish.test(made) && parts.some((part) => dish.test(part)) ? mentionedFoods(foods) : [],
  );
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}
