import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { unreadTexts } from './unverifiable-texts.ts';

const unread = (...instructions: string[]) =>
  unreadTexts({ title: 'Supper', description: 'A warm supper.', instructions });

test.each([
  'Faites revenir l’oignon dans l’huile et servez avec du pain grillé.',
  'Zwiebel und Karotten im Öl anschwitzen und mit Brot servieren.',
  'Sofríe la cebolla en el aceite y termina con almendras tostadas.',
  'Fräs löken i oljan och servera med lax.',
  'Добавьте масло и миндаль.',
  '加入黄油。',
  'Stir in the qymyzyn.',
  'Simmer for ten minutes. Servir avec du beurre et du fromage.',
])('%s cannot be checked', (step) => {
  expect(unread(step)).toHaveLength(1);
});

test.each([
  'Melt the zorble in a pan.',
  'Finish with zorble.',
  'Serve it with a little zorble on top.',
  'Add a spoonful of zorble to the pan.',
  'Season it with a splash of zorble.',
  'Stir in a spoon of Green Boat.',
  'Pour over a bottle of Old Mill.',
  'Melt zorble gently.',
  'Brown 50 g zorble.',
  'Toast the qwerk, then press it onto the dough.',
  'Dip each piece in fnord.',
  'Brush it using fnord.',
  'Blend the fnord until smooth.',
  'Whisk in a little fnord.',
  'Crumble fnord on top.',
  'Grate some zorble over it.',
  'Soak the rice with zorble overnight.',
  'Roll each one in crushed zorble.',
  'Stuff the peppers with warm zorble.',
  'Simmer the onion, zorble and salt.',
  'Warm the oil, zorble and garlic.',
  'Knead a handful of zorble into it.',
  'Zorble goes in last.',
  'Let the zorble foam, then add the onions.',
  'Crush the garlic with two fillets from a tin of Zorble.',
  'Crush the garlic with two fillets from a tin of Ortiz.',
  'Start with slices of zorble.',
])('%s names an unknown food', (step) => {
  expect(unread(step)).toHaveLength(1);
});

test.each([
  'Melt the butter in a Pyrex dish.',
  'Use a Thermomix or a hand blender.',
  'Give it a crosshatch, cutting slantwise.',
  'Cook to a spoonable, homogenous sauce.',
  'Restuff the peppers and reheat them.',
  'You’ve got time: it’ll rest and hasn’t set.',
  'The sourness tells you when it is ready.',
  'Crack the eggs on the hotplate.',
  'Wrap it in tinfoil and set it on the countertop.',
  'Season, taste, and season again.',
  'Brown it on all sides, about four minutes.',
  'Serve with herbs, lemon, etc.',
  'Keep the breastbone for stock.',
  'Stir until the viscous syrup coats a spoon.',
  'Pull it apart with two forks and toss it with the juices.',
  'Bring to a rolling boil, then lower the flame.',
  'Finish with a pinch of Maldon and a glass of Rioja.',
])('%s can be read', (step) => {
  expect(unread(step)).toEqual([]);
});

test('the recipes of the library can all be read', () => {
  for (const recipe of sampleRecipes) expect(unreadTexts(recipe), recipe.title).toEqual([]);
});
