import type { ConsentChoice } from '#lib/parse-consent.ts';

export const acceptAll: ConsentChoice = { functional: true, analytics: true };
export const rejectAll: ConsentChoice = { functional: false, analytics: false };
