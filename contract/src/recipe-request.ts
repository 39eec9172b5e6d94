import { z } from 'zod';
import { userText } from './user-text.ts';

/** A request in words: "something with chicken, no oven". */
export const recipeRequest = userText(500, 'Your request must be 500 characters or less');

export const requestReading = z.object({
  /** What was understood, for chips: "With chicken", "No cilantro", "At most 20 minutes". */
  understood: z.array(z.string()),
  /** Parts that were not understood, as written. */
  notUnderstood: z.array(z.string()),
  /** Further notices as sentences, such as an unknown cuisine and its nearest alternative. */
  notices: z.array(z.string()),
});
