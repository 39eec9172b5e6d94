import { dayOf } from '@plateful/domain/cookbook/day.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import type { Plugin } from 'vite';
import { firstChoice, firstDishes } from './src/features/home/first-choice.ts';

const virtualId = 'virtual:first-day';
const resolvedId = `\0${virtualId}`;

/** `import firstDay from 'virtual:first-day'` gives the day that the home page opens with, so that it asks for nothing. */
export function firstDay(): Plugin {
  return {
    name: 'plateful:first-day',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${JSON.stringify(openingDay())}` : undefined),
  };
}

/** Of the library, whose pages are always there, and checked here as every other day is by the server. */
function openingDay() {
  const { cuisine, diet, allergies } = firstChoice;
  const recipes = sampleRecipes.filter(({ id }) => firstDishes.includes(id));
  const day = dayOf(recipes, { allergies, dietaryRestrictions: diet ? [diet] : [] });
  const isWhole = day.dishes.length === firstDishes.length;
  const isKept =
    day.checked.allergies.length === allergies.length && day.checked.diets.length === (diet ? 1 : 0);
  if (!isWhole || !isKept || day.dishes.some(({ cuisineType }) => cuisineType !== cuisine))
    throw new Error('The first day of the home page is not the one that its buttons say.');
  return day;
}
