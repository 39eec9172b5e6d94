import type { Food, Section } from '../foods/food.ts';

/** Dishes that the table has among cakes and dumplings, but that shops sell as ready meals. */
const savory =
  /dumpling|pierogi|pelmeni|gyoza|roll$|samosa|empanada|quiche|corn dog|kibbeh|schnitzel|croquette/;
const bakery = /roll$/;

/**
 * The category under which a receipt lists a food. It differs from the food table's sections, which serve recipes and
 * shopping lists: eggs belong to dairy, as in shops; cakes, pastries and sweets to the pantry, and juices to drinks,
 * whatever they are made of. Soups, dips and canned milk (pantry), and salad kits and fries (produce), which the table
 * has among ready dishes, are in `data/product-words.ts`.
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

/** How much a food's name decides compared with others: "salmon lemon dill" is salmon. */
export function foodStrength(food: Food, category: Section): number {
  if (food.class === 'spice' || food.class === 'sweetener' || food.class === 'herb') return 2.5;
  if (food.class === 'acid') return 3;
  if (category === 'Protein' || category === 'Dairy' || category === 'Other') return 5;
  return category === 'Produce' ? 4 : 3.5;
}
