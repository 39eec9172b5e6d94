import type { FoodId } from '../../foods/food-id.ts';
import type { Cuisine } from '../../vocabulary/options.ts';
import type { ArchetypeId } from '../archetypes/archetype-id.ts';
import type { MainKind } from '../kitchen/mains.ts';
import type { StarchKind } from '../kitchen/starches.ts';

/** Grams a serving, by food id. */
export type Amounts = Readonly<Partial<Record<FoodId, number>>>;

/** What a seasoning is for: a sauce for the wok, a soup of noodles, a pot, a marinade, a dressing, pasta, eggs. */
export type SeasoningUse = 'wok' | 'broth' | 'curry' | 'stew' | 'roast' | 'dress' | 'pasta' | 'egg';

/** A set of foods that a cook of the cuisine puts together. */
export type Seasoning = {
  /** Ids whose words make the title ("ginger-soy"); they, or something near, must be there. */
  title: readonly FoodId[];
  /** A name that the set has of its own ("Puttanesca"), used when nothing of `title` had to be replaced. */
  name?: string;
  uses: readonly SeasoningUse[];
  foods: Amounts;
  /** Mains that it does not suit. */
  not?: readonly MainKind[];
  /** Kinds of dish that are not made with it. */
  notIn?: readonly ArchetypeId[];
  /** The mains that it is made for, where they are few. */
  only?: readonly MainKind[];
};

export type SweetUse = 'porridge' | 'yogurt' | 'smoothie' | 'pancakes' | 'chia' | 'bites' | 'fruit';

/** Fruit, spice and crunch that belong together. */
type Sweet = {
  title: readonly FoodId[];
  uses: readonly SweetUse[];
  foods: Amounts;
};

/** A dip: its name must stay true, so none of `needs` may be replaced. */
type Dip = { name: string; needs: readonly FoodId[]; foods: Amounts };

/** What a kitchen tastes of. Every id is a food of the table; lists are in no order. */
export type Flavor = {
  cuisine: Cuisine;
  /** Fats to cook in and to dress with, the usual first. */
  fats: readonly FoodId[];
  dressingFats: readonly FoodId[];
  mains: readonly FoodId[];
  vegetables: readonly FoodId[];
  /** Leaves under a salad. */
  leaves: readonly FoodId[];
  starches: Readonly<Partial<Record<StarchKind, readonly FoodId[]>>>;
  /** Strewn on at the end. */
  toppings: Amounts;
  /** Chilies and grams a serving at spice level 3, and the level at which the kitchen starts to use them. */
  chilies: Amounts;
  chiliesFrom: 2 | 3;
  seasonings: readonly Seasoning[];
  sweets: readonly Sweet[];
  dips: readonly Dip[];
  /** The dishes that the kitchen makes, by the name that it has for them. */
  dishes: Readonly<Partial<Record<ArchetypeId, string>>>;
};
