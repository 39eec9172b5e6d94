import type { FoodId } from '../../foods/food-id.ts';
import type { Cues } from './cues.ts';

/** A replacement of a food, and the resulting changes. */
export type Swap = {
  food: FoodId;
  /** Grams per gram of the replaced food. */
  ratio?: number;
  /** Its name in the list, if not the food's own. */
  listName?: string;
  /** The kind to buy, appended to its name. */
  kindToBuy?: string;
  /** For the same food: a label before the dish's name for it. */
  label?: string;
  /** A sentence for the step of its first use. */
  extraSentence?: string;
  /** Cooks the same, for another diet: does not count towards the maximum number of changes. */
  isEquivalent?: true;
  /** Maximum grams per serving to replace; with more, the dish is made of it. */
  max?: number;
  /** Only if the dish already contains it and is neither baked nor spread: not worth buying for a spoon. */
  onlyIfInDish?: true;
  /** Acids to add if the dish has none, because the replacement is sweeter and blander. */
  acidsToAdd?: readonly FoodId[];
  /** Changes to the method's cues. */
  cues?: Cues;
  /** Only for this use of the replaced food. */
  flourUse?: FlourUse;
  /** Only if the dish cannot do without the replaced food: it gives the bulk, not the taste. */
  onlyIfRequired?: true;
};

/** The use of a spoon of flour: coating fried food, or thickening a sauce. */
export type FlourUse = 'coating' | 'thickening';

/** Cooks the same. */
export const equivalent = (food: FoodId): Swap => ({ food, isEquivalent: true });
