import type { Flavor } from './flavor.ts';

export const mexican: Flavor = {
  cuisine: 'Mexican',
  fats: ['avocado-oil', 'vegetable-oil', 'olive-oil'],
  dressingFats: ['avocado-oil', 'olive-oil'],
  mains: [
    'chicken-thigh', 'chicken-breast', 'ground-turkey', 'lean-ground-beef', 'flank-steak', 'pork-tenderloin', 'pork-shoulder', 'beef-chuck',
    'tilapia', 'snapper', 'cod', 'salmon', 'shrimp', 'black-bean', 'pinto-bean', 'egg', 'portobello-mushroom', 'cremini-mushroom',
    'sweet-potato', 'cauliflower', 'zucchini', 'tofu', 'rotisserie-chicken', 'canned-tuna', 'avocado',
  ],
  vegetables: [
    'red-bell-pepper', 'poblano', 'zucchini', 'corn', 'cherry-tomato', 'red-cabbage', 'cabbage', 'radish', 'avocado', 'jicama',
    'spinach', 'sweet-potato', 'cauliflower', 'chayote', 'nopales', 'cucumber', 'tomato', 'green-bean', 'carrot', 'romaine-lettuce', 'cremini-mushroom', 'celery',
  ],
  leaves: ['romaine-lettuce', 'mixed-greens', 'cabbage'],
  starches: { wrap: ['corn-tortilla', 'flour-tortilla'], grain: ['rice', 'brown-rice', 'quinoa'], bread: ['corn-tortilla'] },
  toppings: { cilantro: 4, 'queso-fresco': 15, 'pumpkin-seed': 8, avocado: 35, 'sour-cream': 15, cotija: 12 },
  chilies: { jalapeno: 8, 'serrano-pepper': 3 },
  chiliesFrom: 2,
  seasonings: [
    { title: ['cumin', 'lime-juice'], uses: ['roast', 'dress', 'egg'], foods: { cumin: 1, 'lime-juice': 9, garlic: 3, cilantro: 4 } },
    { title: ['chipotle-in-adobo', 'lime-juice'], uses: ['roast', 'stew'], foods: { 'chipotle-in-adobo': 5, 'lime-juice': 8, garlic: 4, cumin: 0.7, 'dried-oregano': 0.4 } },
    { title: ['smoked-paprika', 'cumin'], uses: ['roast', 'egg'], foods: { 'smoked-paprika': 1.2, cumin: 1, 'garlic-powder': 0.5, 'dried-oregano': 0.4, 'lime-juice': 7 } },
    { title: ['tomato-paste', 'cumin'], name: 'Ranchero', uses: ['stew', 'egg'], foods: { onion: 50, garlic: 4, cumin: 1, 'dried-oregano': 0.5, 'tomato-paste': 6, 'canned-tomato': 120, 'lime-juice': 5, cilantro: 4 } },
    { title: ['canned-green-chile', 'lime-juice'], name: 'Green chile', uses: ['stew', 'egg'], foods: { onion: 45, garlic: 4, 'canned-green-chile': 40, cumin: 0.8, 'lime-juice': 7, cilantro: 5 } },
    { title: ['tomatillo'], uses: ['stew'], foods: { onion: 45, garlic: 4, tomatillo: 90, cumin: 0.7, cilantro: 6, 'lime-juice': 5 }, not: ['cheese'] },
    { title: ['cilantro', 'lime-juice'], uses: ['dress', 'roast'], foods: { cilantro: 7, 'lime-juice': 11, garlic: 2, 'red-onion': 15 } },
    { title: ['orange-juice', 'dried-oregano'], uses: ['roast', 'dress'], foods: { 'orange-juice': 25, 'lime-juice': 5, 'dried-oregano': 0.6, garlic: 3, cumin: 0.6 }, not: ['egg', 'cheese'] },
    { title: ['avocado', 'lime-juice'], uses: ['dress'], foods: { avocado: 30, 'lime-juice': 9, cilantro: 4, garlic: 1.5 } },
    { title: ['ancho-chili', 'crushed-tomato'], uses: ['stew'], foods: { onion: 45, garlic: 4, 'ancho-chili': 4, cumin: 0.8, 'crushed-tomato': 100, 'cocoa-powder': 1, 'lime-juice': 4 }, only: ['braise', 'ground', 'bean', 'poultry', 'mushroom', 'vegetable'] },
  ],
  sweets: [
    { title: ['mango', 'lime-juice'], uses: ['yogurt', 'smoothie', 'chia', 'fruit'], foods: { mango: 120, 'lime-juice': 6, 'pumpkin-seed': 10, 'coconut-flake': 5 } },
    { title: ['cinnamon', 'cocoa-powder'], uses: ['porridge', 'smoothie', 'bites', 'pancakes'], foods: { cinnamon: 0.6, 'cocoa-powder': 5, banana: 60, 'vanilla-extract': 0.8 } },
    { title: ['papaya', 'lime-juice'], uses: ['fruit', 'yogurt', 'smoothie'], foods: { papaya: 140, 'lime-juice': 7, mint: 1, 'pumpkin-seed': 10 } },
    { title: ['pineapple', 'coconut-flake'], uses: ['yogurt', 'chia', 'fruit', 'porridge'], foods: { pineapple: 120, 'coconut-flake': 8, 'lime-juice': 4 } },
    { title: ['strawberry', 'lime-juice'], uses: ['smoothie', 'chia', 'yogurt', 'fruit'], foods: { strawberry: 110, 'lime-juice': 5, 'pumpkin-seed': 12 } },
    { title: ['pecan', 'cinnamon'], uses: ['porridge', 'pancakes', 'bites'], foods: { pecan: 12, cinnamon: 0.6, 'brown-sugar': 6, banana: 60 } },
  ],
  dips: [
    { name: 'Guacamole', needs: ['avocado', 'lime-juice'], foods: { avocado: 80, 'lime-juice': 7, 'red-onion': 8, cilantro: 2, tomato: 20 } },
    { name: 'Black bean and lime dip', needs: ['black-bean', 'lime-juice'], foods: { 'black-bean': 70, 'lime-juice': 8, cumin: 0.5, garlic: 1.5, cilantro: 2, 'olive-oil': 3 } },
    { name: 'Cumin yogurt dip', needs: ['greek-yogurt', 'cumin'], foods: { 'greek-yogurt': 90, cumin: 0.5, 'lime-juice': 5, cilantro: 3, garlic: 1 } },
    { name: 'Fresh tomato salsa', needs: ['tomato', 'lime-juice'], foods: { tomato: 120, 'red-onion': 12, 'lime-juice': 7, cilantro: 4, avocado: 30 } },
  ],
  dishes: {
    tacos: 'tacos', 'grain-bowl': 'rice bowl', soup: 'soup', stew: 'stew', 'sheet-pan': 'sheet-pan dinner', salad: 'salad',
    'warm-salad': 'warm salad', skewers: 'skewers', stuffed: 'stuffed vegetables', omelette: 'eggs', scramble: 'scramble',
    'baked-eggs': 'eggs', hash: 'hash', 'pan-seared': 'plate', sandwich: 'tostadas',
  },
};
