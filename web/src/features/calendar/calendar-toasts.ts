import { ApiError } from '#lib/api-error.ts';

/** The specification's words (section 8); the second line is ours. */
export const savedWords = {
  title: 'Meal times updated!',
  description: 'Your calendar follows when it next looks for changes.',
};

export const copiedWords = {
  title: 'Calendar URL copied!',
  description: 'Paste it where your calendar app asks for an address.',
};

export const copyFailureWords = {
  title: 'Copy failed',
  description: 'Please select the address and copy it by hand.',
  variant: 'destructive' as const,
};

export const renewedWords = {
  title: 'New calendar address',
  description: 'The old one no longer works. Add the new one to your calendars.',
};

export function failureWords(title: string, error: unknown) {
  const said = error instanceof ApiError ? (error.serverMessage ?? error.plainMessage) : undefined;
  return { title, description: said ?? 'Please try again.', variant: 'destructive' as const };
}
