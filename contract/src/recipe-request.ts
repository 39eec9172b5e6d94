import { z } from 'zod';
import { userText } from './user-text.ts';

/** What is wanted, in words: "something with chicken, no oven". */
export const recipeRequest = userText(500, 'Your request must be 500 characters or less');

export const requestReading = z.object({
  /** In a few words each, for chips: "With chicken", "No cilantro", "At most 20 minutes". */
  understood: z.array(z.string()),
  /** What the kitchen can make nothing of, as it was written. */
  notUnderstood: z.array(z.string()),
  /** What else is to be said, in sentences: a cuisine that is not cooked, and the nearest that is. */
  notices: z.array(z.string()),
});
export type RequestReading = z.output<typeof requestReading>;
