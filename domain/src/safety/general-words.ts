import type { Food, FoodKind } from '../foods/food.ts';

const ofClass =
  (...classes: readonly Food['class'][]) =>
  (food: Food) =>
    classes.includes(food.class);

const ofKind =
  (...kinds: readonly FoodKind[]) =>
  (food: Food) =>
    kinds.some((kind) => food.kinds.includes(kind));

type GeneralWord = {
  word: string;
  covers: (food: Food) => boolean;
  /** The food that the word names is made of the listed food, so that their classes may differ. */
  acrossClasses?: true;
};

/**
 * General words that a method uses for any food of a kind. They match only foods of the class that the word itself
 * belongs to.
 */
export const generalWords: readonly GeneralWord[] = [
  { word: 'pasta', covers: ofKind('pasta', 'noodle') },
  { word: 'noodle', covers: ofKind('pasta', 'noodle') },
  { word: 'bread', covers: ofKind('bread') },
  { word: 'toast', covers: ofKind('bread') },
  { word: 'cheese', covers: ofKind('cheese') },
  { word: 'fish', covers: ofClass('fish') },
  { word: 'meat', covers: ofClass('red-meat', 'poultry') },
  { word: 'mince', covers: ofClass('red-meat', 'poultry') },
  { word: 'steak', covers: ofClass('red-meat') },
  // Of shrimp and squid, it is no frozen mix with fish.
  { word: 'seafood', covers: ofClass('crustacean', 'mollusc'), acrossClasses: true },
  { word: 'oil', covers: ofClass('oil') },
  { word: 'mushroom', covers: ofClass('mushroom') },
  {
    word: 'chocolate',
    covers: ofKind('chocolate'),
    acrossClasses: true,
  },
  { word: 'dal', covers: ofKind('lentil') },
  { word: 'dahl', covers: ofKind('lentil') },
  { word: 'nut', covers: ofClass('nut') },
  { word: 'berry', covers: ofKind('berry') },
  { word: 'fruit', covers: ofClass('fruit'), acrossClasses: true },
  {
    word: 'dough',
    covers: ofKind('dough'),
    acrossClasses: true,
  },
  { word: 'curry', covers: ofClass('spice'), acrossClasses: true },
];
