import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const namesIn = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

test.each([
  ['He finished his bowl with cream; I find the potatoes do that work by themselves.', 'heavy cream'],
  ['Restaurants swim it in ghee. At home my mum uses a couple of spoons of mustard oil.', 'ghee'],
  [
    'Traditional pad Thai gets its funk from fish sauce and dried shrimp. Here soy and tamarind take over.',
    'fish',
  ],
  [
    'Most packet gravies are thickened with wheat flour. This one thickens itself with cornflour.',
    'all-purpose flour',
  ],
  ['Shop pastry is often brushed with egg. A rough puff takes an hour and is glazed here with milk.', 'egg'],
  ['The takeaway version comes studded with shrimp. We double up on pork instead.', 'shrimp'],
  ['The dipping sauce is usually hoisin and peanut, but I like the clean one.', 'peanut'],
  ['In Valencia they argue over snails; on the coast it is prawns. Ours is a paella of beans.', 'snail'],
  ['In Valencia they argue over snails; on the coast it is prawns. Away from both, beans rule.', 'shrimp'],
  ['Genoa insists on pine nuts. Sunflower seeds cost a tenth.', 'pine nut'],
  ['Most shop pastes are made with shrimp. Mine is neither hot nor fishy.', 'shrimp'],
  ['Look for 100 per cent buckwheat, since cheaper ones are cut with ordinary flour.', 'all-purpose flour'],
  ['Creamy, yes; cream, no.', 'heavy cream'],
  ['Nutritional yeast brings the savour you would expect of parmesan.', 'parmesan'],
  ['My son’s allergy is to sesame, and olive oil makes up for it.', 'sesame seed'],
  ['My neighbour’s groundnut stew is a marvel I can only smell.', 'peanut soup'],
  ['Bun usually arrives under a shower of peanuts. Crispy shallots do the crunching here.', 'peanut'],
  ['In Beirut they’d come with tarator. At our place it’s garlicky yoghurt.', 'tarator'],
  ['Cioppino in San Francisco means crab. My version is fin fish only.', 'crab'],
  ['There’s a fancy version with raw oysters; the weekday one is rice and greens.', 'oyster'],
  ['The River Cafe original is two parts almond, but coconut fills the gap.', 'almond'],
  ['Most kimchi is fermented with fish sauce, so check the jar.', 'fish sauce'],
  ['Only takeaways bulk it out with peanut butter.', 'peanut butter'],
  ['I use olive oil where my grandmother had butter.', 'butter'],
  ['Flour tortillas go to glue in the oven. Corn ones hold their nerve.', 'flour tortilla'],
  ['My spread comes in a tub that says so, and butter is out.', 'butter'],
  ['“Where’s the cream?” asked my uncle. There isn’t any.', 'heavy cream'],
  ['Bread is in the oven, since Nan’s trick is time.', 'naan'],
  ['Psyllium does what gluten does in an ordinary loaf.', 'vital wheat gluten'],
])('%s The dish has no %s', (text, food) => {
  expect(namesIn(text).filter((name) => name.startsWith(food))).toEqual([]);
});

test.each([
  ['He finished his bowl with cream; I learned that from him, with the leeks.', 'heavy cream'],
  ['Restaurants swim it in ghee. At home I use two spoons of it with the onions.', 'ghee'],
  ['Restaurants drown it in ghee; we like ours that way with rice.', 'ghee'],
  [
    'Traditional pad Thai gets its funk from fish sauce. Here a good glug goes in with the lime.',
    'fish sauce',
  ],
  [
    'Most packet gravies are thickened with wheat flour. This one is no different, with onion.',
    'all-purpose flour',
  ],
  ['Shop pastry is often brushed with egg. Ours gets two coats of it and a little salt.', 'egg'],
  ['The takeaway version comes studded with shrimp. We double up on them with pork.', 'shrimp'],
  ['The dipping sauce is usually peanut, but I like mine chunkier with lime.', 'peanut'],
  ['The dipping sauce is usually peanut. Ours is, with lime.', 'peanut'],
  ['In Valencia they add snails; on the coast it is prawns. We like both with beans.', 'shrimp'],
  ['In Lyon they finish it with cream; here is how, with leeks.', 'heavy cream'],
  ['On the coast they add prawns. We had a handful left with the leeks.', 'shrimp'],
  ['Genoa insists on pine nuts. We buy the best, with basil from the garden.', 'pine nut'],
  ['Purists insist on butter. We are purists here, with leeks.', 'butter'],
  ['Some cooks stir in peanut butter. I recommend it with lime.', 'peanut butter'],
  ['The original recipe has anchovies. Here they melt into the oil.', 'anchovy'],
  ['Hotels serve this with hollandaise. At home I make a quick one with lemon.', 'hollandaise sauce'],
  ['Italians would never add cream. I do, with peas.', 'heavy cream'],
  [
    'Look for pure buckwheat, since cheaper ones are cut with ordinary flour. We buy those.',
    'all-purpose flour',
  ],
  ['Cream, never too much of it, finishes the soup.', 'heavy cream'],
  ['It brings the salt that you would expect of parmesan, because that is what it is.', 'parmesan'],
  ['My son’s allergy is to gluten, so there is cream in this.', 'heavy cream'],
  ['The groundnut stew is something I can only make with good peanuts.', 'peanut'],
  ['Bun usually arrives under a shower of peanuts. A handful does the crunching here.', 'peanut'],
  ['In Beirut they’d come with tarator. At our place it’s homemade, with mint.', 'tarator'],
  ['Cioppino in San Francisco means crab. Here it means crab and fennel.', 'crab'],
  ['There’s a lovely one with walnuts; it is this, with apples.', 'walnut'],
  ['The River Cafe original is two parts almond. Ours is the original, with lemon.', 'almond'],
  ['Most kimchi is fermented with fish sauce, so check the jar has it.', 'fish sauce'],
  ['Only restaurants stir in cream, which is why this tastes of one.', 'heavy cream'],
  ['I use more where my grandmother had butter. So should you.', 'butter'],
  ['Flour tortillas go to glue in the oven if they wait, so be quick.', 'flour tortilla'],
  ['Take it from the fridge, and butter is out to soften.', 'butter'],
  ['Where’s the cream? In the jug, and there is none left after.', 'heavy cream'],
  ['Serve with nan.', 'naan'],
  ['Gluten does what it does in an ordinary loaf.', 'vital wheat gluten'],
])('%s The dish may have %s', (text, food) => {
  expect(namesIn(text)).toContain(food);
});
