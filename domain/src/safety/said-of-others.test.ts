import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const named = (text: string) => mentionedFoods(text).map(({ food }) => food.id);

test.each([
  'The crust has the snap that butter usually would.',
  'It has the bite that anchovies would bring.',
  'It gives the body that cashews give elsewhere.',
  'The topping crunches like nuts do, and keeps well.',
  'It whips up the way egg white does.',
  'This does here what fish sauce and oyster sauce do in Bangkok.',
  'A crust where the cheese used to be.',
  'It froths as well as cow’s milk.',
  'Starchy grains make their own cream.',
  'Who needs a bun?',
  'No eggs? No problem.',
  'Naan is off limits for us.',
  'We do it thus because egg noodles are off the menu in our house.',
  'My son is allergic to peanuts and eggs.',
  'For guests with an egg allergy, and for the shellfish-allergic.',
  'Suitable for people who avoid dairy and eggs.',
  'Please check the label for nuts.',
  'Steer clear of any brands that contain wheat or barley.',
  'The blend is our own, because most jars hide shrimp paste or fish sauce.',
  'Friends of mine add peanut butter, but not in this house.',
  'Traditionally there would be pine nuts, which I never add.',
  'The original had bacon; ours has smoke.',
  'The classic version calls for cream, ours does not.',
  'My grandmother used butter, but I use something else.',
  'Unlike the classic, which has cream, this is light.',
  'This used to be made with butter.',
  'Nothing here contains milk, and none of it has egg.',
  'We have swapped the butter for something lighter.',
  'Do not be tempted to add cheese, and resist adding cream.',
  'There is no need to reach for the cream.',
  'We keep butter out of it.',
  'I have left the parmesan out.',
  'Leave the prawns to the restaurants.',
  'Cheese was never part of it, and nuts play no part.',
  'Roll them no larger than a walnut.',
  'Chop them as finely as mince.',
  'The recipe omitted butter, it skips eggs and lacks cheese.',
  'Zero butter, and not a crumb of wheat flour.',
  'Smoke and time replace the soy sauce here.',
])('%s The dish contains none of it', (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  ['Make sure that butter would not burn.', 'butter'],
  ['You can swap the butter for something lighter.', 'butter'],
  ['Swap the oil for butter.', 'butter'],
  ['Leave the butter out to soften.', 'butter'],
  ['Leave the butter out.', 'butter'],
  ['Keep the butter out of the fridge.', 'butter'],
  ['Leave the prawns to marinate.', 'shrimp'],
  ['Leave the prawns to the last minute.', 'shrimp'],
  ['Hold off on the cheese until the end.', 'cheddar'],
  ['Resist adding the cheese too soon.', 'cheddar'],
  ['Do not be tempted to add the cheese before it has cooled.', 'cheddar'],
  ['The original recipe calls for cream, and I add it too.', 'heavy-cream'],
  ['The original recipe calls for cream; we use it as well.', 'heavy-cream'],
  ['My grandmother used butter, and so do I.', 'butter'],
  ['My grandmother used butter; here is her recipe.', 'butter'],
  ['My friends added peanuts, and we have the recipe.', 'peanut'],
  ['The classic version calls for oil; ours has butter.', 'butter'],
  ['It used to be made with oil, now with butter.', 'butter'],
  ['It froths well; add butter as well as cream.', 'butter'],
  ['Use butter, which we never add too early.', 'butter'],
  ['Add cheese, which I never skip.', 'cheddar'],
  ['Add peanuts, but we never do so before the end.', 'peanut'],
  ['If naan is off limits, serve something else.', 'naan'],
  ['Cream is off the menu only until you add it.', 'heavy-cream'],
  ['Anyone without a nut allergy gets pecans.', 'pecan'],
  ['Nothing but butter gives this taste.', 'butter'],
  ['Nothing needs cheese more than this, so add some.', 'cheddar'],
  ['No eggs? Use yogurt.', 'yogurt'],
  ['Check the pan for prawns.', 'shrimp'],
  ['Remove the lid, replace the shrimp and cover.', 'shrimp'],
  ['Crush the nuts like butter does, then add feta.', 'feta'],
])('%s The dish may contain %s', (text, food) => {
  expect(named(text)).toContain(food);
});

test('a food in quotation marks behind a vegetable is what the vegetable resembles', () => {
  expect(named('Oyster mushroom “scallops”')).toEqual(['oyster-mushroom']);
  expect(named('Carrot "bacon"')).toEqual(['carrot']);
  expect(named('Serve carrots with "bacon"')).toContain('bacon');
});
