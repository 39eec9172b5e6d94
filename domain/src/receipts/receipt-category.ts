import type { Food, Section } from '../foods/food.ts';

/** Made dishes of the table's cake and dumpling rows that shops sell as ready meals, not from the bakery. */
const savory =
  /dumpling|pierogi|pelmeni|gyoza|roll$|samosa|empanada|quiche|corn dog|kibbeh|schnitzel|croquette/;
const bakery = /roll$/;

/**
 * Where a receipt's reader looks for a food. It differs from the food table's sections, which serve recipes and lists:
 * eggs stand with the dairy, as in the shop; cakes, pastries and sweets in the pantry and juices with the drinks,
 * whatever they are made of. `data/product-words.ts` says so of soups, dips and milk in cans (pantry), salad kits and
 * fries (produce), which the table files with ready dishes.
 */
export function receiptCategory(food: Food): Section {
  if (food.class === 'egg') return 'Dairy';
  if (/\bjuice$/.test(food.name)) return 'Other';
  if (food.section !== 'Other') return food.section;
  if (food.class === 'gluten-grain') {
    const isBakery = bakery.test(food.name) && /cinnamon|swiss/.test(food.name);
    return savory.test(food.name) && !isBakery ? 'Other' : 'Pantry';
  }
  return 'Other';
}

/** How much a food's name decides beside others: "salmon lemon dill" is salmon. */
export function foodStrength(food: Food, category: Section): number {
  if (food.class === 'spice' || food.class === 'sweetener' || food.class === 'herb') return 2.5;
  if (food.class === 'acid') return 3;
  if (category === 'Protein' || category === 'Dairy' || category === 'Other') return 5;
  return category === 'Produce' ? 4 : 3.5;
}
