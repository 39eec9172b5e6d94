import type { FoodClass } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import type { NutritionGoal } from '../../vocabulary/options.ts';

/**
 * The evidence of a purchase for a goal: 1 is clear evidence for it, values below 0 are evidence against it. Looked up
 * by food id, then by food class.
 */
export type GoalFoods = {
  foods: ReadonlyMap<FoodId, number>;
  classes: Readonly<Partial<Record<FoodClass, number>>>;
};

const all = (ids: readonly FoodId[], evidence: number): [id: FoodId, evidence: number][] =>
  ids.map((id) => [id, evidence]);

const oilyFish =
  foodIds(`salmon smoked-salmon canned-salmon trout smoked-trout mackerel smoked-mackerel canned-mackerel sardine
  fresh-sardine herring pickled-herring kipper anchovy sprat arctic-char black-cod`);
const leanProtein =
  foodIds(`chicken-breast turkey-breast ground-turkey ground-chicken deli-turkey deli-chicken canned-chicken rotisserie-chicken cooked-chicken
  chicken lean-ground-beef ground-beef-93 extra-lean-ground-beef sirloin-steak beef-round pork-tenderloin pork-loin
  canned-tuna tuna cod haddock halibut tilapia white-fish shrimp egg egg-white greek-yogurt nonfat-greek-yogurt skyr
  cottage-cheese quark tofu tempeh edamame seitan beef-jerky venison ground-bison`);
const proteinPowders = foodIds(
  'protein-powder vegan-protein-powder whey-powder egg-white-powder pea-protein soy-protein',
);
const wholeGrains =
  foodIds(`brown-rice wild-rice quinoa farro bulgur freekeh pearl-barley hulled-barley buckwheat oats steel-cut-oats gluten-free-oats
  oat-bran wheat-bran wheat-germ whole-wheat-pasta whole-wheat-bread whole-wheat-tortilla whole-wheat-flour rye-bread crispbread
  oatcake soba buckwheat-soba millet amaranth teff spelt wheat-berry rye-berry muesli weetabix popcorn-kernel`);
const leafyGreens =
  foodIds(`spinach frozen-spinach kale lacinato-kale swiss-chard arugula watercress collard-green mustard-green turnip-green
  beet-green romaine-lettuce mixed-greens lambs-lettuce bok-choy broccoli broccolini brussels-sprout`);
const berries =
  foodIds(`blueberry raspberry strawberry blackberry cherry sour-cherry cranberry mixed-berries frozen-mixed-berries
  frozen-strawberry frozen-blueberry frozen-raspberry frozen-cherry black-currant acai-puree pomegranate`);
const fermented =
  foodIds(`kimchi sauerkraut yogurt low-fat-yogurt greek-yogurt nonfat-greek-yogurt skyr kefir buttermilk ayran lassi labneh
  miso barley-miso tempeh natto kombucha water-kefir coconut-yogurt soy-yogurt almond-yogurt oat-yogurt`);
const curedMeat =
  foodIds(`bacon sausage italian-sausage bratwurst kielbasa andouille frankfurter salami pepperoni bologna
  luncheon-meat ham chorizo corned-beef pastrami liverwurst summer-sausage corn-dog cheese-sausage`);
const fattyMeat = foodIds(
  'ribeye-steak pork-belly pork-rib beef-short-rib fatty-ground-beef beef-brisket lamb-shoulder',
);
const solidFats = foodIds(
  'butter unsalted-butter ghee heavy-cream lard shortening coconut-oil suet tallow clotted-cream',
);
const sugaryDrinks = foodIds(
  'cola lemon-lime-soda ginger-ale cream-soda root-beer lemonade energy-drink fruit-nectar drink-mix tonic-water',
);
const sweets =
  foodIds(`cookie sandwich-cookie candy caramel-candy candy-bar gummy-candy jelly-bean m-and-m peanut-butter-cup milk-chocolate
  doughnut cake cheesecake brownie muffin cinnamon-roll toaster-pastry pound-cake ice-cream pudding frosting sweetened-cereal
  frosted-flakes marshmallow marshmallow-cereal hazelnut-spread chocolate-syrup pie-filling fruit-pie white-chocolate
  pancake-syrup fruit-chew skittle wafer-bar filled-chocolate chocolate-biscuit`);
const snacks =
  foodIds(`potato-chip flavored-potato-chip cheese-puff nacho-cheese-chip cheese-cracker french-fries tater-tot onion-ring
  hash-browns chicken-nugget fish-stick snack-mix caramel-corn`);
const ready =
  foodIds(`ready-meal pizza mac-and-cheese corn-dog pot-pie burrito fried-chicken cheeseburger canned-chili canned-spaghetti
  ramen-soup mozzarella-stick lasagna-dish`);

/** In the classes of beans and nuts, but consisting mostly of other ingredients. */
const nearlyNone =
  foodIds(`peanut-butter peanut-milk vegan-protein-powder beyond-burger pea-milk almond-milk cashew-milk nut-milk almond-yogurt
  cashew-cream`);

/**
 * Our own estimate of what people with a nutrition goal buy, in the order of the option list. It is not a statement about
 * a person's health. Rules based on research cite their source.
 */
export const goalFoods: Readonly<Record<NutritionGoal, GoalFoods>> = {
  // A diet of low energy density fills with less energy (Rolls, Physiology & Behavior 97:609, 2009).
  'Weight Loss': {
    foods: new Map([
      ...all(leanProtein, 0.6),
      ...all(
        foodIds(
          'low-fat-yogurt nonfat-greek-yogurt skyr skim-milk low-fat-milk cottage-cheese reduced-fat-cheddar',
        ),
        1,
      ),
      ...all(
        foodIds(
          'cauliflower-rice shirataki-noodle konjac sparkling-water diet-cola egg-white rice-cake stevia erythritol',
        ),
        1,
      ),
      ...all(foodIds('black-olive kalamata-olive green-olive sun-dried-tomato'), 0),
      ...all([...sugaryDrinks, ...sweets, ...snacks, ...ready, ...fattyMeat, ...solidFats, ...curedMeat], -1),
    ]),
    classes: { vegetable: 0.7, mushroom: 0.7, seaweed: 0.5 },
  },
  'Muscle Building': {
    foods: new Map([
      ...all(leanProtein, 1),
      ...all(proteinPowders, 2),
      ...all(foodIds('salmon milk skim-milk'), 0.5),
      ...all(sweets, -0.4),
    ]),
    classes: { poultry: 0.7, fish: 0.8, egg: 0.8, crustacean: 0.7, alcohol: -0.4 },
  },
  // The diet of the "blue zones": beans, greens, whole grains, nuts, little meat (Buettner & Skemp, AJLM 10:318, 2016).
  Longevity: {
    foods: new Map([
      ...all(leafyGreens, 0.8),
      ...all(wholeGrains, 0.9),
      ...all(oilyFish, 0.6),
      ...all(berries, 0.5),
      ...all(foodIds('olive-oil tofu tempeh edamame miso sweet-potato green-tea'), 0.8),
      ...all(nearlyNone, 0),
      ...all([...sugaryDrinks, ...sweets, ...snacks, ...ready, ...curedMeat], -1),
    ]),
    classes: { legume: 1, nut: 0.8, 'red-meat': -0.6, vegetable: 0.2, seed: 0.5 },
  },
  // Fish, whole grains, legumes, nuts, liquid plant oils, less salt and cured meat (American Heart Association 2021,
  // Circulation 144:e472).
  'Heart Health': {
    foods: new Map([
      ...all(oilyFish, 1),
      ...all(wholeGrains, 0.8),
      ...all(foodIds('olive-oil canola-oil avocado-oil avocado flaxseed ground-flaxseed chia-seed'), 0.8),
      ...all(nearlyNone, 0),
      ...all([...curedMeat, ...fattyMeat, ...solidFats, ...snacks, ...ready, ...sugaryDrinks, ...sweets], -1),
    ]),
    classes: { legume: 0.9, nut: 0.8, fish: 0.6, vegetable: 0.3, fruit: 0.2, 'red-meat': -0.4 },
  },
  // Slowly digested starch, fruit and nuts; our own selection.
  'Energy Boost': {
    foods: new Map([
      ...all(wholeGrains, 1),
      ...all(
        foodIds(
          'banana date raisin dried-apricot mixed-dried-fruit sweet-potato trail-mix granola granola-bar nut-bar',
        ),
        1,
      ),
      ...all(foodIds('peanut-butter almond-butter cashew-butter mixed-nut'), 0.8),
      ...all([...sugaryDrinks, ...sweets, ...snacks, ...ready], -0.8),
    ]),
    classes: { legume: 0.5, nut: 0.7, seed: 0.6, egg: 0.2 },
  },
  // Few foods have been studied for sleep, and only in small trials: kiwi, tart cherries, milk, oily fish (St-Onge et
  // al., Advances in Nutrition 7:938, 2016). Chamomile is a traditional remedy.
  'Better Sleep': {
    foods: new Map([
      ...all(foodIds('kiwi sour-cherry cherry-juice chamomile herbal-tea'), 2.5),
      ...all(oilyFish, 0.4),
      ...all(
        foodIds(
          'milk reduced-fat-milk low-fat-milk skim-milk oats banana almond walnut pumpkin-seed turkey-breast',
        ),
        0.3,
      ),
      ...all(foodIds('coffee ground-coffee espresso-powder energy-drink cola latte'), -1),
    ]),
    classes: { alcohol: -1 },
  },
  // Fiber and fermented foods (Wastyk et al., Cell 184:4137, 2021).
  'Digestive Health': {
    foods: new Map([
      ...all(fermented, 1),
      ...all(wholeGrains, 0.8),
      ...all(
        foodIds(
          'ginger chia-seed flaxseed ground-flaxseed psyllium prune pear apple artichoke artichoke-heart',
        ),
        0.8,
      ),
      ...all(nearlyNone, 0),
      ...all([...sugaryDrinks, ...sweets, ...snacks, ...ready, ...curedMeat], -0.8),
    ]),
    classes: { legume: 0.9, nut: 0.3, vegetable: 0.2, fruit: 0.2 },
  },
  // Foods that lower the Dietary Inflammatory Index (Shivappa et al., Public Health Nutrition 17:1689, 2014).
  'Anti-Inflammatory': {
    foods: new Map([
      ...all(berries, 1),
      ...all(leafyGreens, 0.8),
      ...all(oilyFish, 1),
      ...all(foodIds('turmeric turmeric-root ginger ginger-paste ground-ginger'), 1.5),
      ...all(
        foodIds('olive-oil walnut green-tea matcha garlic flaxseed ground-flaxseed chia-seed avocado'),
        0.8,
      ),
      ...all([...sugaryDrinks, ...sweets, ...snacks, ...ready, ...curedMeat, ...fattyMeat], -1),
    ]),
    classes: { nut: 0.4, vegetable: 0.1, 'red-meat': -0.5 },
  },
};
