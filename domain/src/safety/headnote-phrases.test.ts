import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const namesIn = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

test.each([
  [
    'My sister-in-law finishes hers with a fistful of Parmesan; I never have, and nobody at our table has missed it.',
    'parmesan',
  ],
  [
    'In Arequipa they would blanket these with cheese. This is the plainer plate that my aunt cooks during Lent.',
    'cheddar',
  ],
  ['Some ladies put in sour cream; Mamaw said that was for potato salad.', 'sour cream'],
  ['Other families throw in cashews; hers would faint.', 'cashew'],
  ['Traditionally there is yogurt on the side; leave it off and squeeze lemon instead.', 'yogurt'],
  ['Some people toss this with linguine. I eat it straight from the pan, or on a baked potato.', 'linguine'],
  ['Not every tofu bowl needs peanut sauce.', 'peanut sauce'],
  ['Oma fried hers in goose fat, my father in butter, and I in olive oil.', 'goose fat'],
  ['Cornbread would be gilding the lily.', 'cornbread'],
  ['You will see tahini sauce next to kofta everywhere from Haifa to Hackney. Here it is lemon.', 'tahini'],
  ['The secret is Marmite in most houses, but not in ours: tomato purée and patience.', 'yeast extract'],
  ['The cheese is absent, and nobody complained.', 'cheddar'],
  [
    'I grew up on the peanut version. Since my nephew’s diagnosis we use sunflower seeds and no one looks back.',
    'peanut',
  ],
  ['The cooks down in Naples would stir in anchovies; we never do.', 'anchov'],
  ['Many cafés slather theirs in mayonnaise. These days we reach for avocado.', 'mayonnaise'],
  ['Dad swears a Parm rind is the whole point. Mine gets its backbone from a parsnip instead.', 'parmesan'],
  [
    'My Budapest flatmate would have died before eating it with anything but nokedli. Boiled potatoes are my heresy.',
    'spaetzle',
  ],
  ['Classic green goddess leans on anchovies and mayo. Avocado does both jobs here.', 'anchov'],
  ['In Addis Ababa it would come on a great sheet of injera. At ours it’s rice.', 'injera'],
  ['The restaurant version is slick with chilli crisp. At home I keep it clean.', 'chili crisp'],
  ['Ligurian cooks bury the lot under pesto. I skip it and eat the potatoes.', 'pesto'],
  ['Most polenta cakes are half ground almonds. Ours is all polenta and rice flour.', 'almond'],
  ['Flax did what eggs used to do.', 'egg'],
  ['People who ask for mozzarella are shown the door.', 'mozzarella'],
  ['Shop-bought gnocchi nearly always contain wheat. These hold together with potato starch.', 'wheat'],
  ['The American side brings mayo. This side brings vinegar and bacon.', 'mayonnaise'],
  ['Red moles may hide peanuts and bread; green ones need neither.', 'peanut'],
  ['Canadians drown theirs in curds; I am neither.', 'cheese curd'],
])('%s The dish has no %s', (text, food) => {
  expect(namesIn(text).filter((name) => name.startsWith(food))).toEqual([]);
});

test.each([
  ['My sister-in-law finishes hers with a fistful of Parmesan; I never skip it.', 'parmesan'],
  ['My sister-in-law finishes hers with Parmesan; I never serve it without.', 'parmesan'],
  [
    'My sister-in-law finishes hers with Parmesan; I have never understood using so little of it with potatoes.',
    'parmesan',
  ],
  [
    'In Arequipa they would blanket these with cheese. This is the plate that my aunt cooks during Lent with potatoes.',
    'cheddar',
  ],
  ['Some ladies put in sour cream; Mamaw said that was the best part.', 'sour cream'],
  ['Most evenings I add butter; I never skimp, and the potatoes love it.', 'butter'],
  ['Traditionally there is yogurt on the side; leave it off if you must.', 'yogurt'],
  ['Some people toss this with linguine. I do, with plenty of potatoes.', 'linguine'],
  ['Not every bowl needs peanut sauce, but this one does.', 'peanut sauce'],
  ['Oma fried hers in goose fat, my father in butter, and I in both.', 'goose fat'],
  ['Leaving out the butter would be a mistake.', 'butter'],
  ['Anything but butter would be out of place.', 'butter'],
  ['Without cornbread it would be a waste.', 'cornbread'],
  ['You will find tahini in most supermarkets; I buy the Lebanese one, with lemon.', 'tahini'],
  ['The secret is Marmite in most houses, and in ours too.', 'yeast extract'],
  ['If the cheese is absent, the sauce is sad.', 'cheddar'],
  ['I grew up on the peanut version. I still make it, with sunflower seeds.', 'peanut'],
  ['I’d rather be buried than skip the butter.', 'butter'],
  ['I would sooner starve than leave out the butter.', 'butter'],
  ['Dad swears a Parm rind is the whole point. Mine gets two of them and a parsnip.', 'parmesan'],
  ['Classic green goddess leans on anchovies. Mine has them too, with avocado.', 'anchov'],
  ['Classic lasagna needs butter. In our house we use the salted one.', 'butter'],
  ['The restaurant version is slick with butter. At home I keep it on the potatoes.', 'butter'],
  ['Most polenta cakes are half ground almonds. Ours is all almonds.', 'almond'],
  ['The butter is heavy. My potatoes are my pride.', 'butter'],
  ['In Addis Ababa it would come on injera. We buy ours at the corner.', 'injera'],
  ['Flax does what eggs do, so add both.', 'egg'],
  ['People who ask for mozzarella get a double helping.', 'mozzarella'],
  ['Red moles may hide peanuts; green ones need them too.', 'peanut'],
  ['My flatmate eats it with nothing but butter. The potatoes love it.', 'butter'],
  ['Most cakes use butter. It is my favorite.', 'butter'],
  ['Traditional pesto has pine nuts. These are my favorites, toasted with oil.', 'pesto'],
  ['The usual recipe takes feta. Mine is Greek and crumbled over the tomatoes.', 'feta'],
  ['My mother adds butter. At Christmas she uses olive oil and it.', 'butter'],
])('%s The dish may contain %s', (text, food) => {
  expect(namesIn(text).join()).toContain(food);
});
