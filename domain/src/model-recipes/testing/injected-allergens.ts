import type { Allergen, Diet } from '../../vocabulary/options.ts';

/**
 * Foods that break a limit, by their names in recipes and on packaging. Written by hand, so that they test the food
 * table too.
 */
export type Poison = {
  /** Names that state the food. */
  plain: readonly string[];
  /** Composed foods that contain it. */
  hidden: readonly string[];
  /** Names in other languages and rare names. */
  foreign: readonly string[];
  /** Names with a label for another allergen or with a meaningless one. */
  mislabeled: readonly string[];
};

const list = (names: string) => names.split(', ');

export const allergenPoisons: Readonly<Record<Allergen, Poison>> = {
  Nuts: {
    plain: list(
      'almonds, walnuts, cashews, pecans, pistachios, hazelnuts, macadamia nuts, Brazil nuts, pine nuts, almond butter, almond flour, cashew cream, walnut oil, hazelnut milk',
    ),
    hidden: list(
      'pesto, romesco, marzipan, praline, frangipane, dukkah, baklava, nougat, chocolate-hazelnut spread, mole sauce, granola, korma sauce, amaretti',
    ),
    foreign: list('badam, kaju, amandes, pignoli, noisettes, filberts, pinoli'),
    mislabeled: list(
      'peanut-free almonds, vegan pesto, gluten-free granola, raw unsalted cashews, dairy-free almond milk, sugar-free hazelnut spread, vegan cashew cheese',
    ),
  },
  Peanuts: {
    plain: list(
      'peanuts, peanut butter, peanut oil, roasted peanuts, crunchy peanut butter, chopped peanuts, peanut flour, boiled peanuts',
    ),
    hidden: list('satay sauce, mole sauce, peanut sauce, dukkah, trail mix, peanut brittle'),
    foreign: list('groundnuts, groundnut oil, cacahuetes, monkey nuts, arachides, goobers, erdnuss'),
    mislabeled: list(
      'nut-free peanut butter, tree-nut-free peanuts, natural peanut butter, gluten-free peanut sauce, vegan satay sauce, powdered peanut butter, sugar-free peanut butter',
    ),
  },
  Dairy: {
    plain: list(
      'butter, milk, heavy cream, cheddar, yogurt, parmesan, feta, mozzarella, ghee, sour cream, buttermilk, ricotta, goat cheese, whey powder, cream cheese, condensed milk',
    ),
    hidden: list(
      'pesto, ranch dressing, brioche, naan, bechamel, puff pastry, Caesar dressing, milk chocolate, hollandaise, tzatziki, dulce de leche, custard, raita, alfredo sauce',
    ),
    foreign: list(
      'paneer, dahi, labneh, mantequilla, beurre, queso fresco, malai, khoya, quark, crema, leche, burrata, skyr, kefir',
    ),
    mislabeled: list(
      'lactose-free milk, low-fat yogurt, egg-free butter, grass-fed ghee, vegetarian parmesan, gluten-free pesto, unsalted butter, goat milk, sugar-free condensed milk, A2 milk',
    ),
  },
  Gluten: {
    plain: list(
      'all-purpose flour, spaghetti, bread, wheat flour, couscous, bulgur, barley, rye bread, semolina, seitan, flour tortillas, breadcrumbs, rolled oats, egg noodles',
    ),
    hidden: list(
      'soy sauce, hoisin sauce, teriyaki sauce, oyster sauce, beer, malt vinegar, panko, croutons, filo pastry, gochujang, black bean sauce, graham crackers',
    ),
    foreign: list(
      'farro, freekeh, udon, somen, orzo, spelt, kamut, einkorn, triticale, matzo, maida, atta, pita, roti, lavash, harina',
    ),
    mislabeled: list(
      'wheat-free rye bread, egg-free pasta, organic spelt flour, low-carb flour tortillas, dairy-free breadcrumbs, vegan seitan, whole-grain bread, sugar-free beer, low-sodium soy sauce, yeast-free bread',
    ),
  },
  Soy: {
    plain: list(
      'tofu, soy sauce, edamame, tempeh, soy milk, soybeans, miso, silken tofu, tamari, soy yogurt, soy flour, soybean oil',
    ),
    hidden: list(
      'hoisin sauce, teriyaki sauce, oyster sauce, gochujang, black bean sauce, ponzu, doenjang, doubanjiang, mayonnaise, vegetable oil, sweet soy glaze',
    ),
    foreign: list('shoyu, natto, yuba, kecap manis, kinako, okara, aburaage, tvp, miso paste, soya chunks'),
    mislabeled: list(
      'gluten-free soy sauce, low-sodium soy sauce, organic tofu, gluten-free tamari, dairy-free soy milk, vegan hoisin sauce, unsweetened soy milk, gluten-free miso',
    ),
  },
  Eggs: {
    plain: list(
      'eggs, egg whites, egg yolks, hard-boiled eggs, quail eggs, duck eggs, fried eggs, liquid egg whites',
    ),
    hidden: list(
      'mayonnaise, aioli, egg noodles, fresh pasta, brioche, meringue, hollandaise, Caesar dressing, tartar sauce, ranch dressing, custard, challah, lemon curd',
    ),
    foreign: list(
      'huevos, oeufs, tamago, kewpie mayonnaise, remoulade, bearnaise, zabaglione, marshmallow meringue',
    ),
    mislabeled: list(
      'cage-free eggs, dairy-free mayonnaise, gluten-free egg noodles, organic eggs, free-range eggs, fat-free mayonnaise, gluten-free brioche, vegetarian egg whites',
    ),
  },
  Fish: {
    plain: list(
      'salmon, tuna, cod, anchovies, sardines, tilapia, trout, halibut, smoked salmon, mackerel, canned tuna, haddock, salmon roe',
    ),
    hidden: list(
      'fish sauce, Worcestershire sauce, Caesar dressing, dashi, ponzu, imitation crab, tapenade, kimchi, bouillabaisse, red curry paste',
    ),
    foreign: list(
      'nam pla, nuoc mam, bonito flakes, katsuobushi, bacalao, ikura, tobiko, unagi, gravlax, hamachi, lox',
    ),
    mislabeled: list(
      'shellfish-free fish sauce, gluten-free Worcestershire sauce, dolphin-safe tuna, boneless salmon, gluten-free dashi, low-sodium anchovies, dairy-free Caesar dressing',
    ),
  },
  Shellfish: {
    plain: list(
      'shrimp, prawns, crab, lobster, mussels, clams, scallops, squid, octopus, oysters, crayfish, langoustines, calamari',
    ),
    hidden: list(
      'oyster sauce, shrimp paste, XO sauce, red curry paste, kimchi, bouillabaisse, clam juice, seafood stock, lobster bisque',
    ),
    foreign: list(
      'gambas, camarones, ebi, belacan, escargots, cockles, whelks, krill, crevettes, scampi, hotate, abalone',
    ),
    mislabeled: list(
      'fish-free shrimp paste, gluten-free oyster sauce, cooked frozen prawns, wild-caught shrimp, gluten-free crab cakes, peeled deveined shrimp',
    ),
  },
  Sesame: {
    plain: list(
      'sesame seeds, sesame oil, tahini, toasted sesame seeds, black sesame seeds, toasted sesame oil, sesame paste',
    ),
    hidden: list(
      'hummus, baba ganoush, za’atar, halva, dukkah, furikake, hoisin sauce, everything bagel seasoning, gomasio, tahini sauce',
    ),
    foreign: list('gingelly oil, benne seeds, ajonjoli, goma, gomashio, til oil, halvah, simsim'),
    mislabeled: list(
      'nut-free tahini, gluten-free hummus, raw sesame seeds, vegan halva, organic tahini, nut-free dukkah, oil-free hummus, unhulled sesame seeds',
    ),
  },
};

/** Foods that break a diet in any amount. */
export const strictDietPoisons: Readonly<Partial<Record<Diet, Poison>>> = {
  Vegetarian: {
    plain: list(
      'chicken breast, ground beef, bacon, ham, salmon, shrimp, pork chops, lamb, turkey, sausages',
    ),
    hidden: list(
      'chicken stock, beef stock, gelatin, lard, fish sauce, Worcestershire sauce, oyster sauce, dashi, duck fat, anchovy paste',
    ),
    foreign: list(
      'prosciutto, chorizo, nduja, lardons, nam pla, jamon, guanciale, pancetta, carnitas, bresaola',
    ),
    mislabeled: list(
      'gluten-free bacon, sugar-free ham, dairy-free sausages, nitrate-free bacon, organic chicken breast, grass-fed beef',
    ),
  },
  Vegan: {
    plain: list('butter, eggs, milk, honey, chicken breast, salmon, cheddar, yogurt, cream cheese, shrimp'),
    hidden: list(
      'chicken stock, gelatin, mayonnaise, fish sauce, Worcestershire sauce, pesto, ranch dressing, brioche, marshmallows, milk chocolate',
    ),
    foreign: list(
      'ghee, paneer, labneh, prosciutto, huevos, nam pla, dahi, mascarpone, chorizo, bonito flakes',
    ),
    mislabeled: list(
      'vegetarian parmesan, egg-free mayonnaise with milk, free-range eggs, raw honey, gluten-free brioche, lactose-free milk, organic butter',
    ),
  },
  Pescatarian: {
    plain: list('chicken breast, ground beef, bacon, ham, pork chops, lamb, turkey, duck breast, sausages'),
    hidden: list('chicken stock, beef stock, lard, gelatin, duck fat, bone broth, beef tallow'),
    foreign: list('prosciutto, chorizo, nduja, lardons, jamon, guanciale, pancetta, carnitas, bresaola'),
    mislabeled: list(
      'gluten-free bacon, sugar-free ham, dairy-free sausages, nitrate-free bacon, organic chicken breast',
    ),
  },
  Paleo: {
    plain: list(
      'rice, black beans, lentils, peanuts, tofu, milk, bread, sugar, quinoa, oats, cheddar, chickpeas',
    ),
    hidden: list('soy sauce, hummus, peanut butter, hoisin sauce, ranch dressing, couscous, miso'),
    foreign: list('farro, edamame, polenta, paneer, tempeh, masa harina, dal, urad dal, cannellini beans'),
    mislabeled: list(
      'gluten-free pasta, lactose-free milk, sugar-free peanut butter, gluten-free oats, organic soy sauce',
    ),
  },
  'Gluten-Free': {
    plain: list(
      'all-purpose flour, spaghetti, bread, couscous, bulgur, barley, rye bread, semolina, seitan, flour tortillas',
    ),
    hidden: list(
      'soy sauce, hoisin sauce, teriyaki sauce, oyster sauce, beer, malt vinegar, panko, croutons, filo pastry, gochujang',
    ),
    foreign: list('farro, freekeh, udon, somen, orzo, spelt, kamut, einkorn, matzo, lavash'),
    mislabeled: list(
      'wheat-free rye bread, egg-free pasta, organic spelt flour, low-carb flour tortillas, dairy-free breadcrumbs',
    ),
  },
  'Dairy-Free': {
    plain: list(
      'butter, milk, heavy cream, cheddar, yogurt, parmesan, feta, mozzarella, sour cream, buttermilk, ghee',
    ),
    hidden: list(
      'pesto, ranch dressing, brioche, naan, bechamel, Caesar dressing, milk chocolate, hollandaise, tzatziki',
    ),
    foreign: list('paneer, dahi, labneh, mantequilla, beurre, queso fresco, malai, khoya, quark, crema'),
    mislabeled: list(
      'lactose-free milk, low-fat yogurt, egg-free butter, grass-fed ghee, vegetarian parmesan, gluten-free pesto',
    ),
  },
  Whole30: {
    plain: list(
      'rice, black beans, lentils, peanuts, tofu, milk, bread, sugar, honey, maple syrup, white wine, quinoa',
    ),
    hidden: list(
      'soy sauce, hummus, peanut butter, hoisin sauce, ranch dressing, teriyaki sauce, couscous, miso',
    ),
    foreign: list('farro, edamame, polenta, paneer, tempeh, masa harina, mirin, sake, jaggery, piloncillo'),
    mislabeled: list(
      'gluten-free pasta, lactose-free milk, sugar-free peanut butter, raw honey, organic cane sugar, gluten-free oats',
    ),
  },
};

/** Foods that break a diet in this amount per serving, whatever else is in the dish. */
export const figureDietPoisons: Readonly<
  Partial<Record<Diet, readonly (readonly [grams: number, name: string])[]>>
> = {
  Keto: [
    [90, 'dried dates'],
    [120, 'rice'],
    [60, 'sugar'],
    [300, 'potatoes'],
    [60, 'honey'],
    [250, 'bananas'],
    [80, 'cornstarch'],
  ],
  'Low-Carb': [
    [100, 'dried dates'],
    [120, 'rice'],
    [60, 'sugar'],
    [350, 'potatoes'],
    [60, 'honey'],
    [300, 'bananas'],
    [90, 'cornstarch'],
  ],
  'Low-Fat': [
    [40, 'olive oil'],
    [60, 'coconut oil'],
    [200, 'avocado'],
    [45, 'sunflower oil'],
    [150, 'pork belly'],
    [50, 'lard'],
  ],
  Mediterranean: [
    [250, 'ground beef'],
    [60, 'lard'],
    [80, 'sugar'],
    [260, 'lamb shoulder'],
    [70, 'duck fat'],
    [250, 'pork shoulder'],
    [90, 'honey'],
  ],
};
