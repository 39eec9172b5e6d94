import type { Flavor } from './flavor.ts';

export const asian: Flavor = {
  cuisine: 'Asian',
  fats: ['vegetable-oil', 'avocado-oil', 'coconut-oil'],
  dressingFats: ['sesame-oil'],
  mains: [
    'chicken-breast', 'chicken-thigh', 'ground-turkey', 'ground-pork', 'sirloin-steak', 'pork-tenderloin', 'salmon', 'cod', 'shrimp',
    'tofu', 'tempeh', 'smoked-tofu', 'edamame', 'egg', 'shiitake-mushroom', 'oyster-mushroom', 'king-oyster-mushroom', 'eggplant',
    'cauliflower', 'sweet-potato', 'red-lentil', 'rotisserie-chicken', 'smoked-salmon', 'canned-tuna', 'avocado',
  ],
  vegetables: [
    'broccoli', 'bok-choy', 'carrot', 'red-bell-pepper', 'snow-pea', 'sugar-snap-pea', 'green-bean', 'napa-cabbage', 'red-cabbage',
    'spinach', 'bean-sprout', 'shiitake-mushroom', 'cucumber', 'zucchini', 'edamame', 'asparagus', 'eggplant', 'cauliflower', 'radish', 'sweet-potato', 'daikon',
  ],
  leaves: ['napa-cabbage', 'mixed-greens', 'spinach', 'romaine-lettuce'],
  starches: { grain: ['jasmine-rice', 'brown-rice', 'rice'], noodle: ['rice-noodle', 'egg-noodle', 'soba'], wrap: ['butter-lettuce'] },
  toppings: { 'sesame-seed': 4, 'green-onion': 12, cilantro: 4, cashew: 12, peanut: 10 },
  chilies: { 'red-chili': 6, sriracha: 5 },
  chiliesFrom: 2,
  seasonings: [
    { title: ['ginger', 'soy-sauce'], uses: ['wok', 'roast', 'broth'], foods: { ginger: 5, garlic: 4, 'soy-sauce': 14, 'rice-vinegar': 4, honey: 4, 'sesame-oil': 2 } },
    { title: ['sesame-oil', 'lime-juice'], uses: ['dress', 'roast'], foods: { 'sesame-oil': 3, 'lime-juice': 9, 'soy-sauce': 8, ginger: 3, honey: 3 } },
    { title: ['peanut-butter', 'lime-juice'], uses: ['wok', 'dress'], foods: { 'peanut-butter': 16, 'lime-juice': 8, 'soy-sauce': 9, garlic: 3, ginger: 3, honey: 3 }, not: ['egg'] },
    { title: ['garlic', 'sesame-oil'], uses: ['wok', 'egg'], foods: { garlic: 6, 'soy-sauce': 12, 'sesame-oil': 3, 'green-onion': 12 } },
    { title: ['coconut-milk', 'ginger'], uses: ['curry', 'stew'], foods: { shallot: 20, ginger: 6, garlic: 4, turmeric: 0.7, 'curry-powder': 1.5, 'coconut-milk': 85, 'lime-juice': 6, cilantro: 4 } },
    { title: ['orange-juice', 'ginger'], uses: ['wok', 'roast'], foods: { 'orange-juice': 30, ginger: 5, garlic: 3, 'soy-sauce': 12, honey: 4 }, not: ['egg', 'fish'] },
    { title: ['miso', 'ginger'], uses: ['broth', 'roast', 'dress'], foods: { miso: 12, ginger: 5, 'rice-vinegar': 5, 'sesame-oil': 2, 'green-onion': 10 }, not: ['cheese'] },
    { title: ['rice-vinegar', 'ginger'], uses: ['dress'], foods: { 'rice-vinegar': 9, ginger: 4, 'soy-sauce': 8, 'sesame-oil': 3, honey: 3 } },
    { title: ['lime-juice', 'ginger'], uses: ['roast', 'dress', 'wok', 'broth'], foods: { 'lime-juice': 10, ginger: 5, garlic: 3, cilantro: 5 } },
  ],
  sweets: [
    { title: ['mango', 'coconut-flake'], uses: ['yogurt', 'smoothie', 'chia', 'porridge', 'fruit'], foods: { mango: 120, 'coconut-flake': 7, 'lime-juice': 4 } },
    { title: ['matcha', 'banana'], uses: ['smoothie', 'yogurt', 'pancakes'], foods: { matcha: 1.5, banana: 100, honey: 5, 'sesame-seed': 4 } },
    { title: ['pear', 'ginger'], uses: ['porridge', 'fruit', 'yogurt'], foods: { pear: 110, ginger: 2, honey: 6, cashew: 10 } },
    { title: ['kiwi', 'lime-juice'], uses: ['fruit', 'yogurt', 'smoothie', 'chia'], foods: { kiwi: 110, 'lime-juice': 4, mint: 1, 'coconut-flake': 6 } },
    { title: ['sesame-seed', 'date'], uses: ['bites'], foods: { 'sesame-seed': 6, ginger: 1.5, 'coconut-flake': 5 } },
    { title: ['raspberry', 'coconut-flake'], uses: ['chia', 'smoothie', 'yogurt'], foods: { raspberry: 70, 'coconut-flake': 8, 'lime-juice': 3 } },
  ],
  dips: [
    { name: 'Edamame and ginger dip', needs: ['edamame', 'ginger'], foods: { edamame: 70, ginger: 2, 'lime-juice': 7, 'sesame-oil': 2, 'avocado-oil': 4 } },
    { name: 'Peanut and lime dip', needs: ['peanut-butter', 'lime-juice'], foods: { 'peanut-butter': 25, 'lime-juice': 8, 'soy-sauce': 5, ginger: 2, honey: 3 } },
    { name: 'Avocado and sesame dip', needs: ['avocado', 'sesame-oil'], foods: { avocado: 80, 'sesame-oil': 2, 'lime-juice': 7, 'green-onion': 6 } },
    { name: 'Coconut yogurt and lime dip', needs: ['coconut-yogurt', 'lime-juice'], foods: { 'coconut-yogurt': 80, 'lime-juice': 6, cilantro: 3, ginger: 1.5 } },
  ],
  dishes: {
    'stir-fry': 'stir-fry', 'fried-rice': 'fried rice', noodles: 'noodles', 'noodle-soup': 'noodle soup', curry: 'curry',
    'grain-bowl': 'rice bowl', salad: 'salad', 'warm-salad': 'warm salad', tacos: 'lettuce cups', 'sheet-pan': 'sheet-pan dinner',
    skewers: 'skewers', 'pan-seared': 'plate', omelette: 'omelette', scramble: 'scramble', 'savory-porridge': 'rice porridge', soup: 'soup',
  },
};
