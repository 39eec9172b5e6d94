import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';

/** "No peanuts, no dairy, vegan": what every dish was checked for; null if nothing was selected. */
export function checkedInWords({ allergies, diets }: ComposedDay['checked']): string {
  const words = [
    ...allergies.map((allergy) => `no ${allergy.toLowerCase()}`),
    ...diets.map((diet) => diet.toLowerCase()),
  ];
  return capitalized(words.join(', '));
}

/** A text description of the day, for screen readers. */
export function composedDayText({ dishes, checked }: ComposedDay): string {
  const meals = dishes.map(({ mealType, title }) => `${capitalized(mealType)}: ${title}.`);
  const words = checkedInWords(checked);
  return [...meals, ...(words ? [`${words}: checked.`] : [])].join(' ');
}
