import type { Flavor } from './flavor.ts';

export const mediterranean: Flavor = {
  cuisine: 'Mediterranean',
  fats: ['olive-oil'],
  dressingFats: ['olive-oil'],
  mains: [
    'chicken-breast', 'chicken-thigh', 'turkey-breast', 'ground-turkey', 'leg-of-lamb', 'lean-ground-beef', 'salmon', 'cod', 'sea-bass', 'tuna', 'sea-bream',
    'shrimp', 'squid', 'chickpea', 'white-bean', 'butter-bean', 'canned-lentil', 'green-lentil', 'egg', 'halloumi', 'eggplant', 'zucchini', 'cauliflower',
    'portobello-mushroom', 'butternut-squash', 'sweet-potato', 'tofu', 'feta', 'canned-tuna', 'sardine', 'smoked-salmon', 'rotisserie-chicken', 'avocado',
  ],
  vegetables: [
    'zucchini', 'eggplant', 'cherry-tomato', 'red-bell-pepper', 'yellow-bell-pepper', 'spinach', 'cucumber', 'fennel', 'green-bean', 'artichoke-heart',
    'asparagus', 'broccoli', 'cauliflower', 'carrot', 'swiss-chard', 'kale', 'radish', 'roasted-red-pepper', 'new-potato', 'celery', 'green-pea', 'beet',
  ],
  leaves: ['arugula', 'romaine-lettuce', 'spinach', 'mixed-greens'],
  starches: {
    grain: ['couscous', 'bulgur', 'farro', 'quinoa'], pasta: ['orzo', 'linguine', 'whole-wheat-pasta'], bread: ['whole-wheat-bread', 'sourdough', 'pita'], wrap: ['pita', 'flatbread'],
  },
  toppings: { feta: 18, parsley: 5, 'pine-nut': 8, almond: 10, mint: 2, 'kalamata-olive': 12 },
  chilies: { 'aleppo-pepper': 1, 'red-pepper-flakes': 0.4 },
  chiliesFrom: 3,
  seasonings: [
    { title: ['lemon-juice', 'dried-oregano'], uses: ['roast', 'dress', 'pasta'], foods: { 'lemon-juice': 10, 'dried-oregano': 0.6, garlic: 3 } },
    { title: ['lemon-juice', 'parsley'], uses: ['roast', 'dress', 'pasta', 'egg'], foods: { 'lemon-juice': 9, parsley: 6, garlic: 3 } },
    { title: ['canned-tomato', 'kalamata-olive'], uses: ['stew', 'pasta'], foods: { onion: 45, garlic: 4, 'canned-tomato': 120, 'kalamata-olive': 14, 'dried-oregano': 0.5, parsley: 4 } },
    { title: ['smoked-paprika', 'garlic'], uses: ['roast', 'stew'], foods: { 'smoked-paprika': 1.3, garlic: 5, 'tomato-paste': 6, 'lemon-juice': 6, parsley: 3 }, not: ['egg'] },
    { title: ['cumin', 'lemon-juice'], uses: ['roast', 'stew', 'dress'], foods: { cumin: 1, 'lemon-juice': 9, garlic: 3, parsley: 4 } },
    { title: ['crushed-tomato', 'cumin'], uses: ['stew', 'egg'], foods: { onion: 45, garlic: 4, 'red-bell-pepper': 40, cumin: 1, paprika: 1, 'crushed-tomato': 120, parsley: 4 } },
    { title: ['orange-zest', 'fennel-seed'], uses: ['roast', 'stew'], foods: { 'orange-zest': 1.2, 'orange-juice': 20, 'fennel-seed': 0.8, garlic: 3, 'tomato-paste': 5 }, only: ['fish', 'seafood', 'poultry', 'bean', 'vegetable'] },
    { title: ['red-wine-vinegar', 'dill'], uses: ['dress'], foods: { 'red-wine-vinegar': 8, dill: 3, 'dijon-mustard': 2, 'red-onion': 15 } },
    { title: ['caper', 'lemon-juice'], uses: ['roast', 'pasta', 'dress'], foods: { caper: 6, 'lemon-juice': 8, garlic: 2, parsley: 5 }, only: ['fish', 'seafood', 'poultry', 'ready', 'bean', 'vegetable'] },
    { title: ['dill', 'feta'], uses: ['egg'], foods: { dill: 3, feta: 22, 'green-onion': 12 } },
  ],
  sweets: [
    { title: ['orange', 'pistachio'], uses: ['yogurt', 'porridge', 'fruit', 'chia'], foods: { orange: 120, pistachio: 12, honey: 6, cinnamon: 0.3 } },
    { title: ['fig', 'honey'], uses: ['yogurt', 'porridge', 'fruit'], foods: { fig: 90, honey: 8, walnut: 12 } },
    { title: ['apricot', 'almond'], uses: ['yogurt', 'porridge', 'pancakes', 'fruit', 'chia'], foods: { apricot: 100, almond: 12, honey: 7, 'vanilla-extract': 0.8 } },
    { title: ['peach', 'mint'], uses: ['smoothie', 'yogurt', 'fruit'], foods: { peach: 120, mint: 1, 'lemon-juice': 4, honey: 5 } },
    { title: ['raspberry', 'lemon-zest'], uses: ['chia', 'yogurt', 'pancakes', 'smoothie'], foods: { raspberry: 70, 'lemon-zest': 1, honey: 5, almond: 8 } },
    { title: ['almond', 'orange-zest'], uses: ['bites'], foods: { almond: 12, 'orange-zest': 1, cinnamon: 0.3 } },
  ],
  dips: [
    { name: 'Lemon hummus', needs: ['chickpea', 'tahini', 'lemon-juice'], foods: { chickpea: 60, tahini: 10, 'lemon-juice': 8, garlic: 1.5, 'olive-oil': 3, cumin: 0.3 } },
    { name: 'White bean and lemon dip', needs: ['white-bean', 'lemon-juice'], foods: { 'white-bean': 70, 'lemon-juice': 8, garlic: 1.5, parsley: 3, 'olive-oil': 4 } },
    { name: 'Cucumber yogurt dip', needs: ['greek-yogurt', 'cucumber'], foods: { 'greek-yogurt': 85, cucumber: 40, garlic: 1, dill: 2, 'lemon-juice': 4 } },
    { name: 'Roasted pepper and almond dip', needs: ['roasted-red-pepper', 'almond'], foods: { 'roasted-red-pepper': 70, almond: 15, 'lemon-juice': 5, garlic: 1.5, 'smoked-paprika': 0.3 } },
    { name: 'Avocado and lemon dip', needs: ['avocado', 'lemon-juice'], foods: { avocado: 80, 'lemon-juice': 7, parsley: 3, garlic: 1 } },
  ],
  dishes: {
    'sheet-pan': 'sheet-pan dinner', 'grain-bowl': 'bowl', salad: 'salad', 'warm-salad': 'warm salad', soup: 'soup', stew: 'stew', pasta: 'pasta',
    sandwich: 'sandwich', tacos: 'pitas', skewers: 'skewers', stuffed: 'stuffed vegetables', 'pan-seared': 'plate', omelette: 'omelette',
    'baked-eggs': 'baked eggs', hash: 'hash', scramble: 'scramble',
  },
};
