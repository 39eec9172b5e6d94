import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';

/** Ids of the foods that "pasta" and "bread" mean beside the rows of those names. */
export const pastaIds: readonly FoodId[] = foodIds(
  'spaghetti penne macaroni lasagna-sheet fettuccine linguine orzo fusilli rigatoni farfalle pasta-shell small-soup-pasta angel-hair whole-wheat-pasta fresh-pasta gnocchi tortellini ravioli egg-noodle udon ramen-noodle somen',
);
export const breadIds: readonly FoodId[] = foodIds(
  'whole-wheat-bread sourdough baguette ciabatta focaccia rye-bread pita naan flatbread bread-roll brioche challah',
);

const notCheese = /milk|cream$|butter|ghee|yogurt|kefir|skyr|labneh|protein|caramel|leche/;

const ofClass =
  (...classes: readonly Food['class'][]) =>
  (food: Food) =>
    classes.includes(food.class);

type GeneralWord = {
  word: string;
  covers: (food: Food) => boolean;
  /** What the word means is made of the listed food, so it is not another food by its class. */
  acrossClasses?: true;
};

/** Words that a method uses for any food of a kind; they count within the class of the food they name. */
export const generalWords: readonly GeneralWord[] = [
  { word: 'pasta', covers: (food) => pastaIds.includes(food.id) },
  { word: 'noodle', covers: (food) => pastaIds.includes(food.id) },
  { word: 'bread', covers: (food) => breadIds.includes(food.id) },
  { word: 'toast', covers: (food) => breadIds.includes(food.id) },
  { word: 'cheese', covers: (food) => food.class === 'dairy' && !notCheese.test(food.id) },
  { word: 'fish', covers: ofClass('fish') },
  { word: 'meat', covers: ofClass('red-meat', 'poultry') },
  { word: 'mince', covers: ofClass('red-meat', 'poultry') },
  { word: 'steak', covers: ofClass('red-meat') },
  { word: 'seafood', covers: ofClass('crustacean', 'mollusc') },
  { word: 'oil', covers: ofClass('oil') },
  { word: 'mushroom', covers: ofClass('mushroom') },
  {
    word: 'chocolate',
    covers: (food) => /chocolate|cocoa-powder/.test(food.id),
    acrossClasses: true,
  },
  { word: 'nut', covers: ofClass('nut') },
  { word: 'berry', covers: (food) => food.id.endsWith('berry') },
  {
    word: 'dough',
    covers: (food) => /flour|dough|semolina|starch|oats/.test(food.id),
    acrossClasses: true,
  },
  { word: 'curry', covers: ofClass('spice'), acrossClasses: true },
];
