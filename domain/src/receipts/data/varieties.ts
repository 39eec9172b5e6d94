/**
 * Varieties and cuts whose name omits the food, by that food's name in the table: "gala" is an apple, "thighs" are
 * chicken thighs. Display names add the food.
 */
export const varieties: Readonly<Record<string, string>> = {
  apple:
    'apple slice, sliced apple, apple bag, gala, royal gala, fuji, braeburn, mcintosh, honeycrisp, pink lady, red delicious, golden delicious, empire apple, cortland, jonagold, cripps pink, cosmic crisp, envy apple, jazz apple, ambrosia apple, kanzi, spartan apple, cox, cox apple, lunchbox apple, gala apple, fuji apple, braeburn apple, honeycrisp apple, mcintosh apple, macoun, rome apple, winesap, opal apple, sweetango, snapdragon apple, granny smith',
  pear: 'bartlett, bosc, anjou, d anjou, danjou, comice, packham, conference pear, bartlett pear, bosc pear, seckel, red anjou',
  cherry: 'rainier cherry, bing cherry, rainier, sweet cherry',
  potato:
    'rooster potato, kerr pink, queen potato, maris piper, king edward, desiree, baking potato, baker potato, jacket potato, washed potato, brushed potato, gold potato, yukon gold, yukon, yellow potato, white potato, creamer potato, kennebec, agria, charlotte potato, mixed potato',
  'russet potato': 'russet, idaho potato, russet baking potato',
  'red potato': 'red bliss, pontiac potato',
  'butternut squash': 'butternut, butternut pumpkin',
  'chicken breast':
    'boneless skinless breast, boneless breast, skinless breast, split breast, thin sliced breast',
  'chicken thigh': 'boneless skinless thigh, boneless thigh, thigh, bone-in thigh, skinless thigh',
  'chicken wing': 'wing, party wing, wingette, drumette',
  'chicken drumstick': 'drumstick',
};

/** Other names of foods that need no addition, by the food's name in the table. */
export const otherNames: Readonly<Record<string, string>> = {
  mandarin:
    'clementine, tangerine, satsuma, naartjie, easy peeler, soft citrus, minneola, tangelo, cutie, halo mandarin, sumo citrus, murcott, mandarine',
  orange: 'navel, navel orange, valencia orange, cara cara, florida orange, juicing orange',
  plum: 'pluot, plumcot, black plum, red plum',
  grape:
    'green grape, red grape, black grape, white grape, cotton candy grape, thompson grape, seedless grape',
  cantaloupe: 'rockmelon, galia melon, galia, cantaloup',
  pomegranate: 'pomegranate aril, pomegranate seed, aril',
  avocado: 'hass, hass avocado, avo',
  potato: 'spud',
  'new potato':
    'baby potato, fingerling, fingerling potato, teeny tiny potato, chat potato, petite potato, salad potato',
  'sweet potato': 'sweet potato gold, gold sweet potato, garnet yam, jewel yam, kumara',
  'yellow squash': 'patty pan, pattypan',
  cabbage: 'sweetheart cabbage, conical cabbage, pointed cabbage, hispi, green cabbage, white cabbage',
  'romaine lettuce': 'romaine, hearts of romaine, romaine heart, cos, cos lettuce, baby cos',
  'little gem lettuce': 'gem, little gem, gem lettuce',
  tomato:
    'tomato on the vine, vine tomato, truss tomato, heirloom tomato, beefsteak tomato, hothouse tomato, on vine tomato, cluster tomato, campari tomato, salad tomato, slicing tomato',
  'plum tomato': 'roma, roma tomato',
  'cherry tomato': 'grape tomato, rosa tomato, medley tomato, cocktail tomato, cherub tomato, piccolo tomato',
  'bell pepper':
    'capsicum, sweet pepper, mini pepper, baby pepper, lunchbox pepper, stoplight pepper, tricolor pepper, orange pepper, mixed pepper, bell',
  'red bell pepper': 'red field pepper, red capsicum, pointed pepper, romano pepper',
  'green bell pepper': 'green capsicum, green field pepper',
  cucumber:
    'english cucumber, continental cucumber, lebanese cucumber, hothouse cucumber, cuke, telegraph cucumber',
  'persian cucumber': 'mini cucumber, mini cuke, snacking cucumber, qukes',
  zucchini: 'zuchinni, zuccini, courgette',
  'collard green': 'spring green, collard',
  broccolini: 'tenderstem, tenderstem broccoli, baby broccoli',
  broccoli: 'purple sprouting, broccoli crown, broccoli floret',
  beet: 'beetroot, red beet, golden beet',
  mushroom: 'closed cup, white mushroom, button mushroom, flat mushroom, chestnut mushroom, sliced mushroom',
  radish: 'red radish',
  carrot:
    'carrot chip, carrot stick, carrot shred, shredded carrot, matchstick carrot, rainbow carrot, bunched carrot',
  celery: 'celery heart, celery stick, celery stalk',
  corn: 'sweet corn, sweetcorn, corn on the cob, mielie, bicolor corn',
  'green pea': 'petits pois, garden pea, frozen pea',
  'green bean':
    'fine bean, french bean, haricot vert, haricots vert, string bean, round bean, stringless bean',
  onion: 'brown onion, yellow onion, white onion, cooking onion',
  edamame: 'shelled edamame, edamame pod, edamame shell',
  chicken:
    'rotissery, chicken portion, chicken tray, mixed portion, pulled chicken, fryer, whole fryer, roaster, broiler',
  'chicken leg': 'leg quarter, chicken leg quarter',
  'ground beef':
    'beef mince, lean mince, ground chuck, ground round, ground sirloin, beef patty, extra lean mince',
  'ribeye steak': 'ribeye, rib eye, scotch fillet',
  'strip steak': 'new york strip, strip loin, striploin, porterhouse aus',
  'sirloin steak': 'sirloin, rump, rump steak, top sirloin',
  'beef brisket': 'brisket',
  'beef chuck':
    'chuck roast, pot roast, stewing steak, stewing beef, stew meat, chuck steak, gravy beef, braising steak',
  'pork chop': 'center cut chop, loin chop pork',
  ham: 'black forest ham, honey ham, virginia ham, cooked ham, smoked ham, sliced ham',
  'deli turkey':
    'ovengold turkey, ovengold, maple glazed turkey, turkey breast sliced, smoked turkey, honey turkey',
  milk: 'uht, long life milk, half gallon milk, 3 25%, vitamin d milk, vit d milk, homo milk, homogenized milk, full cream milk, fc milk, whole vit d',
  'reduced-fat milk':
    '2 pct, semi skim, semi skimmed, 2% milk, 2%, 2 percent milk, semi skimmed, semi skimmed milk, semi skim milk, low fat 2%',
  'low-fat milk': '1 percent, 1% milk, 1%, 1 percent milk, light milk, hilo milk',
  'skim milk': 'skim, skimmed, skimmed milk, fat free milk, trim milk, nonfat milk',
  egg: 'dozen large, egg dozen, 18ct large, xl egg, cage free egg, free range egg, grade a egg, large egg, brown egg, jumbo egg, medium egg, pasture raised egg, omega 3 egg, organic egg, dozen egg, cage free, grade a large',
  cheddar:
    'tasty slice, cheddar slice, tasty cheese, mild cheddar, sharp cheddar, tasty, marble cheese, marble, mature cheddar, old cheddar',
  'heavy cream': 'whipping cream, heavy whipping cream, double cream, thickened cream',
  sausage: 'snag, beef sausage, braaiwor',
  'baked bean': 'baked beanz, hp baked beanz',
  'spring roll': 'chiko roll',
  'chicken nugget': 'goujon, chicken bite, chicken popper, crumbed chicken, chicken fry, chicken dipper',
  schnitzel: 'chicken schnitzel',
  'chicken Kiev': 'kiev',
  'american cheese': 'american single, cheese single',
  'swiss cheese': 'swiss',
  coffee: 'cold brew concentrate, coffee concentrate, cold brew coffee',
  'ground coffee':
    'dark roast, medium roast, light roast, french roast, breakfast blend, house blend, colombian, arabica, columbian coffee, pod coffee, coffee capsule',
  tea: 'english breakfast',
  'elderflower cordial':
    'squash orange, squash blackcurrant, squash lemon, apple squash, blackcurrant squash, double strength squash, squash drink, squash concentrate, barley water',
  'mixed vegetables':
    'stir fry veg, stirfry veg, stir fry vegetable, stir fry mix, veg stir fry mix, mixed veg, veg medley, frozen veg, stew pack veg, stew pack vegetable, casserole vegetable',
  'salad kit': 'chopped kit, chopped salad, caesar kit',
  'coleslaw mix': 'slaw kit, cole slaw mix, broccoli slaw',
  'pan dulce': 'hot cross bun, hot x bun, hc bun, finger bun, fruited teacake',
  'fruit pie': 'apple pie, turnover',
  'almond pastry': 'bakewell',
  'graham cracker': 'graham',
  oatcake: 'oat cake',
  'chewing gum': 'gum',
  'gummy bear': 'gummi',
  'canned tomato': 'chopped tomato, peeled tomato, plum tomato can',
  'canned corn': 'whole kernel corn, whole kernel, niblet',
  'cream-style corn': 'cream corn',
  'canned spaghetti': 'spaghetti can, can spaghetti, spaghetti tin, heinz spaghetti, watty spaghetti',
  'macaroni and cheese': 'mac cheese',
  'milk chocolate': 'choc fish, chocolate fish, choc frog, chocolate bunny, choc bunny, chocolate rabbit',
  'filled chocolate': 'rum truffle, champagne truffle, liqueur truffle, brandy truffle',
  'chocolate almond': 'dark chocolate almond, milk chocolate almond, dark chocolate covered almond',
  'ice cream': 'ice cream cup, vanilla bean ice',
  sorbet: 'frozen fruit bar, fruit bar frozen, lolly ice',
  'chocolate milk': 'choc milk, strawberry milk, flavored milk',
  mozzarella: 'cheese stick',
  'vanilla yogurt': 'yogurt pouch',
  'pastry cream': 'custard pot',
  'arroz con leche': 'rice pudding pot',
  butter: 'irish butter, butter stick',
  'half-and-half': 'half half',
  'whipped cream': 'whip cream',
  'oat cream': 'oatmilk creamer, oat milk creamer',
  shrimp: 'shrimp ring, shrimp cooked, shrimp tray, h&s shrimp, ez peel shrimp, tail on, peeled and deveined',
  bologna: 'devon',
  frankfurter: 'vienna, vienna smoked',
  salami: 'cotto salami',
  hake: 'hake portion',
  'red wine': 'red blend',
  'white wine': 'white zin, sauv blanc',
  'sparkling wine': 'brut, blanc de blanc',
  water: 'bottle water, spring wtr',
  'fruit juice':
    'juice, juice box, juice pouch, juice drink, punch, nectar, cran juice, juice cocktail, cocktail juice',
  'energy drink': 'isotonic',
  gyoza: 'dim sim',
  latte: 'cappucino, frappe',
  'macaroni salad': 'mac salad, rotini salad, bowty salad',
  'infant formula': 'toddler formula, infant formula, baby milk',
  'Bombay mix': 'namkeen, bhujia, bhujia sev, sev mix, mixture namkeen',
  'cheese puff': 'cheese curl, puffcorn, cheese ball snack',
  'fruit leather': 'fruit roll, fruit stick',
  'granola bar': 'trail bar',
  'white bread': 'white pan, sliced pan',
  'whole wheat bread': 'brown pan, wholemeal pan',
  'rolled oats': 'porridge oat',
};

/** Names that mean another food on receipts than in recipes: "forelle" is a pear, no trout. */
export const receiptMeanings: Readonly<Record<string, string>> = {
  milk: 'full cream',
  pear: 'forelle',
  'acorn squash': 'acorn',
};
