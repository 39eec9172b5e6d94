import { joinList } from '../vocabulary/wording.ts';
import { formatDay } from '../weeks/plain-date.ts';
import type { OpenSlot } from './week-problem.ts';

/** A limit that could be relaxed so that a slot has a recipe. Never an allergy. */
export type Relaxation = {
  limit: 'minutes' | 'diets' | 'avoided' | 'equipment' | 'skill' | 'refused' | 'shopping' | 'dishes';
  text: string;
};

/** A meal that no recipe fits. */
export type DayConflict = Pick<OpenSlot, 'date' | 'mealType'> & {
  /** "Monday dinner: no recipe within 10 minutes without Gluten." */
  text: string;
  /** Relaxations each of which is enough alone; empty if there is none. */
  loosen: Relaxation[];
};

/** The hard limits of a household as text. */
export function limitsInWords(limits: {
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
  avoidedFoods: readonly string[];
}): string {
  const without = [...limits.allergies, ...limits.avoidedFoods];
  return [
    limits.dietaryRestrictions.length > 0 ? ` that is ${joinList(limits.dietaryRestrictions)}` : '',
    without.length > 0 ? ` without ${joinList(without, 'or')}` : '',
  ].join('');
}

export function conflictText({ date, mealType, maxMinutes }: OpenSlot, limits: string): string {
  return `${nameOfSlot({ date, mealType })}: no recipe within ${maxMinutes} minutes${limits}.`;
}

export function nameOfSlot({ date, mealType }: Pick<OpenSlot, 'date' | 'mealType'>): string {
  return `${formatDay(date, { weekday: 'long' })} ${mealType}`;
}
