import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';

/**
 * Foods that cook alike: cut alike, they take the same pan and time and serve as many by weight. Unordered. A dish
 * names the group of its open parts.
 */
export const interchangeableFoods = {
  'white fish': foodIds(
    'cod haddock hake halibut white-fish pollock sea-bass sea-bream snapper tilapia barramundi monkfish grouper perch',
  ),
  'oily fish': foodIds('salmon trout arctic-char mackerel'),
  'quick shellfish': foodIds('shrimp scallop langoustine'),
  'quick vegetable': foodIds(
    'zucchini yellow-squash red-bell-pepper green-bell-pepper yellow-bell-pepper bell-pepper green-bean asparagus sugar-snap-pea snow-pea broccolini',
  ),
  'root vegetable': foodIds('carrot parsnip turnip celeriac rutabaga kohlrabi beet'),
  brassica: foodIds('broccoli cauliflower broccolini brussels-sprout'),
  'winter squash': foodIds(
    'butternut-squash kabocha-squash pumpkin acorn-squash delicata-squash sweet-potato winter-squash',
  ),
  'tender leaf': foodIds('spinach swiss-chard beet-green arugula watercress water-spinach'),
  'sturdy leaf': foodIds('kale lacinato-kale collard-green cabbage savoy-cabbage mustard-green turnip-green'),
  'salad leaf': foodIds('mixed-greens arugula watercress lambs-lettuce'),
  lettuce: foodIds('lettuce romaine-lettuce butter-lettuce little-gem-lettuce'),
  mushroom: foodIds(
    'mushroom cremini-mushroom oyster-mushroom shiitake-mushroom portobello-mushroom king-oyster-mushroom maitake-mushroom shimeji-mushroom chanterelle mixed-mushrooms',
  ),
  onion: foodIds('onion red-onion sweet-onion shallot leek'),
  'canned bean': foodIds(
    'chickpea black-bean kidney-bean white-bean cannellini-bean pinto-bean butter-bean borlotti-bean black-eyed-pea mixed-bean',
  ),
  lentil: foodIds('lentil green-lentil black-lentil'),
  'soft herb': foodIds('parsley cilantro basil mint dill chive chervil tarragon'),
  'woody herb': foodIds('thyme rosemary sage fresh-oregano fresh-marjoram savory'),
  'short pasta': foodIds('penne fusilli rigatoni farfalle pasta-shell macaroni pasta'),
  'long pasta': foodIds('spaghetti linguine fettuccine angel-hair'),
  'white rice': foodIds('rice basmati-rice jasmine-rice'),
  'soft fruit': foodIds('mango peach nectarine papaya kiwi pineapple pear'),
  'stone fruit': foodIds('peach nectarine plum apricot cherry'),
  berry: foodIds('strawberry raspberry blueberry blackberry mixed-berries red-currant'),
  'orchard fruit': foodIds('apple pear quince green-apple cooking-apple'),
  nut: foodIds(
    'almond walnut pecan hazelnut cashew pistachio pine-nut macadamia-nut peanut sunflower-seed pumpkin-seed',
  ),
  seed: foodIds('sesame-seed sunflower-seed pumpkin-seed hemp-seed poppy-seed'),
  'boneless chicken': foodIds('chicken-thigh chicken-breast turkey-breast'),
  'ground meat': foodIds('ground-beef ground-pork ground-lamb ground-turkey ground-chicken ground-veal'),
  sausage: foodIds('sausage italian-sausage bratwurst chicken-sausage turkey-sausage merguez'),
  'hard cheese': foodIds('parmesan pecorino vegetarian-hard-cheese asiago manchego'),
  'melting cheese': foodIds('mozzarella cheddar monterey-jack gruyere swiss-cheese fontina provolone gouda'),
  'fresh cheese': foodIds('ricotta goat-cheese feta queso-fresco cottage-cheese labneh'),
  olive: foodIds('black-olive kalamata-olive green-olive'),
  'citrus juice': foodIds('lemon-juice lime-juice'),
  'firm tofu': foodIds('tofu smoked-tofu tempeh paneer'),
} satisfies Record<string, readonly FoodId[]>;
export type InterchangeableGroup = keyof typeof interchangeableFoods;
