import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const namesIn = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

test.each([
  [
    'In Genoa they would throw up their hands, because the real thing has pine nuts and sometimes walnuts in it. Ours gets its richness from toasted sunflower seeds instead. It keeps in a jar for a week.',
    'pine',
  ],
  [
    'In Genoa they would throw up their hands, because the real thing has pine nuts and sometimes walnuts in it. Ours gets its richness from toasted sunflower seeds instead. It keeps in a jar for a week.',
    'walnut',
  ],
  ["Eggs and milk were scarce in 1934, so my grandmother's generation learned to bake without them.", 'egg'],
  ['Most chocolate cakes call for three eggs; this one calls for vinegar and a bit of faith.', 'egg'],
  [
    "Street stalls in Bangkok season this with fish sauce and oyster sauce. When my son was diagnosed I worked for months on a version that relies on soy sauce, sugar and a great deal of holy basil. I don't miss a thing.",
    'fish',
  ],
  [
    "Street stalls in Bangkok season this with fish sauce and oyster sauce. When my son was diagnosed I worked for months on a version that relies on soy sauce, sugar and a great deal of holy basil. I don't miss a thing.",
    'oyster',
  ],
  [
    'Up north people put wheat flour and sugar in theirs, and at that point you may as well call it cake. Ours is all cornmeal, with no flour at all. My aunt Lorene baked hers in a skillet older than she was.',
    'flour',
  ],
  [
    "Nearly every stir-fry on the internet starts with a quarter cup of soy sauce. Since my daughter's allergy test we use coconut aminos, which is sweeter and far less salty. Have everything chopped before you light the burner.",
    'soy',
  ],
  [
    "Tahini is what everyone reaches for when they make hummus. We have a sesame allergy in the house, so ours leans on good olive oil and the liquid from the tin. Honestly? Lighter and lemonier, and nobody asks what's missing.",
    'tahini',
  ],
  [
    "Down on the coast you can't get a gumbo without shrimp or crab in it. I come from farther inland, where we made ours with chicken and smoked sausage and nothing from the water. Don't rush the roux.",
    'shrimp',
  ],
  [
    "Down on the coast you can't get a gumbo without shrimp or crab in it. I come from farther inland, where we made ours with chicken and smoked sausage and nothing from the water. Don't rush the roux.",
    'crab',
  ],
  [
    "The original recipe, passed on by a friend, was loaded with almonds. It wouldn't have made it past the classroom door, so pumpkin seeds took their place. They've been a hit at every bake sale since.",
    'almond',
  ],
  [
    "A classic Caesar gets its punch from anchovies, and so does the Worcestershire some people add. Here chopped capers and a spoonful of their brine do the job. It's salty, sharp and very hard to stop eating.",
    'anchovy',
  ],
  [
    "A classic Caesar gets its punch from anchovies, and so does the Worcestershire some people add. Here chopped capers and a spoonful of their brine do the job. It's salty, sharp and very hard to stop eating.",
    'Worcester',
  ],
  [
    'Where a French baker would use flour and butter, the Sephardic cook boils two oranges and grinds almonds. That is why this cake has been on my Passover table since 1988. It improves overnight.',
    'butter',
  ],
  [
    "My brother swears that chili isn't chili without ground beef, and he's welcome to his opinion. After one bowl of this he went back for seconds. Chipotle and a square of dark chocolate bring all the depth you need.",
    'beef',
  ],
  [
    'Oat milk soured with a little vinegar replaces the buttermilk and flaxseed replaces the egg.',
    'buttermilk',
  ],
  [
    'Berbere-red lentils for fasting days, when the Orthodox church sets aside meat, eggs and milk. Scoop it up with your right hand.',
    'egg',
  ],
  [
    "Little cheese puffs from Minas Gerais. Most recipes bind them with two eggs, but with a well-scalded polvilho you really don't need any.",
    'egg',
  ],
  ['Traditionally made with butter, this version uses olive oil and is just as tender.', 'butter'],
  ['The classic recipe calls for heavy cream, but coconut milk works beautifully here.', 'heavy cream'],
  ["My kids can't have dairy, so I replaced the milk with oat milk and never looked back.", 'whole milk'],
  [
    'While many recipes use egg as a binder, ground flaxseed works just as well and keeps everyone happy.',
    'egg',
  ],
  ["If you're used to the version with cream, this lighter one may surprise you.", 'cream'],
  ['Inspired by the shrimp scampi at our local Italian, with chicken in place of the shrimp.', 'shrimp'],
  ['Sour cream is the usual topping; we use mashed avocado.', 'sour cream'],
  ['Restaurants often finish risotto with butter. A glug of good olive oil does the trick.', 'butter'],
  [
    'In Naples the dough is made with wheat flour, of course. Ours is rice flour and tapioca, and it blisters nearly as well.',
    'all-purpose',
  ],
  [
    'The version I grew up eating had a cup of walnuts in it. I leave them out for my daughter and add pumpkin seeds.',
    'walnut',
  ],
  [
    'Authentic Pad Thai is seasoned with fish sauce and dried shrimp, but my vegetarian sister asked for this one at every birthday. Tamarind and soy sauce give it plenty of depth.',
    'fish sauce',
  ],
  [
    'Authentic Pad Thai is seasoned with fish sauce and dried shrimp, but my vegetarian sister asked for this one at every birthday. Tamarind and soy sauce give it plenty of depth.',
    'shrimp',
  ],
  [
    "Every pumpkin pie I'd ever baked had evaporated milk in it until my son's diagnosis. Coconut milk turned out to be even better.",
    'evaporated milk',
  ],
  ['Where my mother reached for ghee, I reach for coconut oil.', 'ghee'],
  [
    'Her original card said "one stick of butter". I\'ve used oil for years and no one has noticed.',
    'butter',
  ],
  [
    'Pesto normally means pine nuts and Parmesan. This one is built on sunflower seeds and nutritional yeast.',
    'pine nut',
  ],
  [
    'Pesto normally means pine nuts and Parmesan. This one is built on sunflower seeds and nutritional yeast.',
    'parmesan',
  ],
  [
    'The pancakes at our diner are made with buttermilk and eggs. These get their lift from baking powder and vinegar.',
    'egg',
  ],
  [
    'The pancakes at our diner are made with buttermilk and eggs. These get their lift from baking powder and vinegar.',
    'buttermilk',
  ],
  ["Many cooks whisk in a spoonful of tahini at the end. I find it doesn't need it.", 'tahini'],
  ['Some versions include shrimp; this one sticks to chicken.', 'shrimp'],
  [
    'A true Cantonese cook would add oyster sauce. We use mushroom stock and a pinch of sugar, because my husband is allergic to shellfish.',
    'oyster',
  ],
  ['Most store-bought curry pastes contain shrimp, so I make my own.', 'shrimp'],
  [
    'French onion soup is usually crowned with Gruyère. My dairy-free version skips the cheese and doubles the herbs.',
    'gruy',
  ],
  ['It is often served with sour cream, but a spoonful of salsa is all it needs.', 'sour cream'],
  ['The Greeks would add feta. I add olives and lemon instead.', 'feta'],
  [
    'I developed this after my youngest was diagnosed with a peanut allergy. The original used peanut butter.',
    'peanut',
  ],
  ["Don't be put off by the lack of eggs: the banana holds everything together.", 'egg'],
  ['You might expect cream in a soup this silky, but it is all down to the potatoes.', 'cream'],
  ['Nobody believes me when I say there is no butter in these.', 'butter'],
  ['Think of a Waldorf salad, but with sunflower seeds where the walnuts would be.', 'walnut'],
  ['Think of this as Alfredo without the cream.', 'cream'],
  ['We swapped the soy sauce for coconut aminos when we did our first Whole30, and it stuck.', 'soy'],
  ['It has all the comfort of the beef stew I grew up with, made with mushrooms and lentils.', 'beef'],
  ['Cashews stand in for the cream, and no one has ever complained.', 'cream'],
  [
    'When I worked in a bakery we brushed these with egg wash. At home I use oat milk and a little maple syrup.',
    'egg',
  ],
  ['The Turkish original has yogurt spooned over it; I serve mine with a squeeze of lemon.', 'yogurt'],
  [
    'Butter is traditional, but margarine was all my grandmother could get and it is what gives these their snap.',
    'butter',
  ],
  [
    'Bakers in Vienna would never dream of leaving out the hazelnuts. Well, my daughter would swell up like a balloon, so out they went.',
    'hazelnut',
  ],
  [
    'Traditional recipes fold in whipped cream. I found that chilled coconut cream holds its shape even better.',
    'whipped cream',
  ],
  [
    'In much of West Africa this would be thickened with ground peanuts. I use pumpkin seeds, as my roommate has an allergy.',
    'peanut',
  ],
  ['Going gluten-free meant saying goodbye to flour tortillas, and hello to these.', 'flour tortilla'],
  [
    "After years of making it with sour cream, I tried coconut yogurt one night when a vegan friend came over. We haven't gone back.",
    'sour cream',
  ],
  ['In our house a gumbo without shrimp is still a gumbo.', 'shrimp'],
  ["The only thing missing is the egg wash, and with a little soy milk you won't notice.", 'egg'],
  [
    "You can't buy a sesame-free hummus in our town, so I learned to make one with sunflower seed butter instead of tahini.",
    'tahini',
  ],
  [
    'Marinating in yogurt is the norm, though lemon juice and a little coconut milk tenderise just as well.',
    'yogurt',
  ],
  [
    'Mom always stirred in a can of cream of mushroom soup. This from-scratch version uses coconut milk and fresh mushrooms, so my lactose-intolerant brother can finally have seconds.',
    'mushroom soup',
  ],
  ["Unlike the takeout version, there's no oyster sauce here, just garlic, ginger and tamari.", 'oyster'],
  [
    'My Sicilian aunt put ground almonds in hers. I left them out when Theo came along and used semolina, and we all agree the texture is nicer.',
    'almond',
  ],
  [
    'A dipping sauce like this one always contains fish sauce in Thailand. After my brother-in-law ended up in hospital we started making it with salt and soy sauce. I can honestly say we like it better.',
    'fish sauce',
  ],
  ["Most soy sauces are brewed with wheat, which is why ours is tamari. Don't crowd the wok.", 'wheat'],
  [
    "Our helper in Penang pounded toasted belacan into the paste; at home it's anchovy-free and prawn-free, with a good dash of kecap manis for depth.",
    'shrimp',
  ],
  [
    'The dal I grew up on in Pune. Ghee is lovely in it, they say, but my mother tempered hers in oil and so do I.',
    'ghee',
  ],
  [
    "Our school doesn't allow almonds or peanut butter, so I came up with this crunchy seed version. The kids like it better anyway!",
    'almond',
  ],
  [
    "Our school doesn't allow almonds or peanut butter, so I came up with this crunchy seed version. The kids like it better anyway!",
    'peanut',
  ],
  [
    'The first time I made this for my coworkers I forgot that Dana is allergic to sesame. Now I finish it with chili oil rather than sesame oil.',
    'sesame oil',
  ],
  ['Many Indian kitchens temper this dal with ghee. I keep it dairy-free with coconut oil.', 'ghee'],
  ["Bolognese traditionally simmers with a glass of milk. I skip it because Anna can't have dairy.", 'milk'],
  [
    "You'll find walnuts in most versions of this salad. Toasted pumpkin seeds are a wonderful stand-in.",
    'walnut',
  ],
  ["It's hard to imagine kung pao without peanuts, but crunchy roasted chickpeas pull it off.", 'peanut'],
  ['When a recipe calls for buttermilk, I add lemon juice to oat milk and nobody can tell.', 'buttermilk'],
  ['Some people insist on oyster sauce. I think the mushrooms bring enough savor on their own.', 'oyster'],
  ['Traditional tiramisu relies on raw eggs; this one is whipped up with mascarpone alone.', 'egg'],
  ['A vegan take on a dish that usually swims in cream and cheese.', 'cream'],
  [
    'For the longest time I thought you needed eggs to bind a veggie burger. Mashed beans and oats do it better.',
    'egg',
  ],
  [
    'Classic Waldorf salads are held together with mayonnaise. Yogurt and lemon lighten this one up.',
    'mayonnaise',
  ],
  ["My daughter's preschool is nut-free, so the pecans had to go. Toasted coconut took over.", 'pecan'],
  [
    'Although miso is more common in Japan, I season this with salt and kombu because of my soy allergy.',
    'miso',
  ],
  ['The Ashkenazi original is bound with matzo meal; cornstarch keeps this version gluten-free.', 'matzo'],
  [
    'Shrimp paste gives the original its funk. To keep things shellfish-free I double the garlic and add a little soy sauce.',
    'shrimp',
  ],
])('%s The dish has no %s', (text, food) => {
  expect(namesIn(text).filter((name) => name.toLowerCase().includes(food))).toEqual([]);
});
