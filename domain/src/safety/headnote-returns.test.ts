import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const namesIn = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

test.each([
  ['Traditionally made with butter, and we see no reason to change that.', 'butter'],
  ['The classic recipe calls for heavy cream, and coconut milk goes in as well.', 'heavy cream'],
  ['While many recipes use egg as a binder, I use two along with ground flaxseed.', 'egg'],
  ['Inspired by the shrimp scampi at our local Italian, with extra garlic.', 'shrimp'],
  ['Sour cream is the usual topping; we use a dollop and mashed avocado.', 'sour cream'],
  ['Restaurants often finish risotto with butter. A generous knob does the trick here too.', 'butter'],
  [
    'The version I grew up eating had a cup of walnuts in it. I toast them first and add pumpkin seeds.',
    'walnut',
  ],
  [
    'Authentic Pad Thai is seasoned with fish sauce. Tamarind gives it plenty of depth as well.',
    'fish sauce',
  ],
  ['Where my mother reached for ghee, I reach for more ghee and coconut oil.', 'ghee'],
  [
    'Her original card said "one stick of butter". I\'ve used it for years and no one has complained.',
    'butter',
  ],
  ['Many cooks whisk in a spoonful of tahini at the end. I find it needs it, with lemon.', 'tahini'],
  ['A true Cantonese cook would add oyster sauce. So do we, with a pinch of sugar.', 'oyster'],
  ['The Greeks would add feta. I add a whole block, with olives and lemon.', 'feta'],
  ['You might expect cream in a soup this silky, and there is, with potatoes.', 'cream'],
  [
    'The Turkish original has yogurt spooned over it; I serve mine with a bowl of it and a squeeze of lemon.',
    'yogurt',
  ],
  ['Butter is traditional, and it is what gives these their snap.', 'butter'],
  [
    'Traditional recipes fold in whipped cream. I found that it holds its shape better with coconut cream mixed in.',
    'cream',
  ],
  [
    'In much of West Africa this is thickened with ground peanuts. I grind mine with pumpkin seeds.',
    'peanut',
  ],
  ['My grandmother finished it with butter. It makes the sauce glossy. We serve it with rice.', 'butter'],
  ['Up north people put cream in theirs. That is how we cook it, with potatoes.', 'cream'],
  [
    'Tahini is what everyone reaches for when they make hummus. We have a jar open at all times, and lemon.',
    'tahini',
  ],
  ['In Rome they put anchovies. The kitchen smells wonderful. We use olives and plenty of them.', 'anchov'],
  [
    'Street stalls season this with fish sauce. When my son was small I worked on a version that relies on it, with lime.',
    'fish sauce',
  ],
  ['The real thing has pine nuts in it. Ours is the real thing, with basil.', 'pine nut'],
  ['Where a French baker would use butter, the Danish one uses even more of it.', 'butter'],
  [
    "My brother swears that chili isn't chili without ground beef. He's right. Chipotle brings the heat.",
    'beef',
  ],
  [
    "Most recipes bind them with two eggs, but with a good polvilho you really don't need more than one.",
    'egg',
  ],
  [
    "The original was loaded with almonds. It wouldn't be the same without, so pumpkin seeds took the raisins' place.",
    'almond',
  ],
  [
    "Down on the coast you can't get a gumbo without shrimp in it. I come from there, and we made ours with shrimp and sausage.",
    'shrimp',
  ],
  ['A Christmas table where the walnuts are passed round before the pudding.', 'walnut'],
  ['Ghee is lovely in it, they say, and my mother agreed.', 'ghee'],
  ["Our school doesn't allow peanut butter, so I came up with this for Saturdays.", 'peanut'],
  ['My aunt put ground almonds in hers. I left the skins on, and we all agree.', 'almond'],
  ['Most soups are thickened with wheat flour, which is why mine is just as thick.', 'all-purpose'],
  ["In Penang they pounded belacan into the paste; at home it's pounded just the same.", 'shrimp paste'],
  ['Ghee is lovely in it, they say, and so do I.', 'ghee'],
  ["Our school doesn't allow almonds, so I came up with this for weekends, with extra almonds.", 'almond'],
  [
    'A sauce like this always contains fish sauce in Thailand. After a trip there we started making it that way.',
    'fish sauce',
  ],
  ['I know it should have tahini. Tariq loves it, so his gets a big spoonful and lemon.', 'tahini'],
  ['Top with feta as is traditional; we use fresh dill.', 'feta'],
  ['Finish with cream, as most cooks do. We like a squeeze of lemon.', 'cream'],
])('%s The dish may have %s', (text, food) => {
  expect(namesIn(text).join()).toContain(food);
});
