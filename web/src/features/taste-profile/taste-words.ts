import type { CookingSkillLevel } from '@plateful/domain/vocabulary/options.ts';

/** 90 is formatted as "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

const spiceWords = ['None', 'Mild', 'Medium', 'Hot', 'Fiery'];

/** The name of a spice level from 1 to 5. */
export function spiceWord(level: number): string {
  return spiceWords[level - 1] ?? String(level);
}

export function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

export const skillHints: Record<CookingSkillLevel, string> = {
  beginner: 'Few ingredients, few pans, every step explained.',
  intermediate: 'A sauce, a marinade, two pans at once: you can handle it.',
  advanced: 'Pastry, long braises, precise heat: bring it on.',
};
