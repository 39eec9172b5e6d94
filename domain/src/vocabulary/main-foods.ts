/** What people call the food that a meal is built on. */
export const mainFoodNames = [
  'Meat',
  'Chicken and poultry',
  'Fish',
  'Seafood',
  'Eggs',
  'Tofu and soy',
  'Beans and lentils',
  'Cheese',
  'Pasta and noodles',
  'Rice and grains',
  'Potatoes',
  'Mushrooms',
  'Vegetables',
  'Fruit',
  'Nuts and seeds',
] as const;
export type MainFoodName = (typeof mainFoodNames)[number];
