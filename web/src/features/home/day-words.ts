import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { capitalized } from '#lib/words.ts';

/** "No peanuts, no dairy, vegan": what every dish was checked for; nothing when nothing was chosen. */
export function checkedInWords({ allergies, diets }: ComposedDay['checked']): string {
  const words = [
    ...allergies.map((one) => `no ${one.toLowerCase()}`),
    ...diets.map((one) => one.toLowerCase()),
  ];
  return capitalized(words.join(', '));
}

/** The whole day in sentences, for those who do not see the plates change. */
export function composedDayText({ dishes, checked }: ComposedDay): string {
  const meals = dishes.map(({ mealType, title }) => `${capitalized(mealType)}: ${title}.`);
  const words = checkedInWords(checked);
  return [...meals, ...(words ? [`${words}: checked.`] : [])].join(' ');
}
