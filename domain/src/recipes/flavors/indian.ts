import type { Flavor } from './flavor.ts';

export const indian: Flavor = {
  cuisine: 'Indian',
  fats: ['ghee', 'vegetable-oil', 'coconut-oil'],
  dressingFats: ['olive-oil'],
  mains: [
    'chicken-thigh', 'chicken-breast', 'ground-chicken', 'ground-lamb', 'lamb-shoulder', 'cod', 'white-fish', 'salmon', 'shrimp', 'paneer', 'tofu', 'chickpea',
    'kidney-bean', 'red-lentil', 'moong-dal', 'egg', 'cauliflower', 'eggplant', 'sweet-potato', 'cremini-mushroom', 'portobello-mushroom', 'butternut-squash', 'canned-lentil', 'rotisserie-chicken', 'canned-tuna', 'avocado',
  ],
  vegetables: [
    'cauliflower', 'spinach', 'green-pea', 'okra', 'eggplant', 'potato', 'carrot', 'green-bean', 'bell-pepper', 'tomato', 'cabbage', 'cucumber', 'cherry-tomato', 'kale', 'radish', 'zucchini', 'beet', 'celery',
  ],
  leaves: ['spinach', 'cabbage', 'romaine-lettuce'],
  starches: { grain: ['basmati-rice', 'brown-rice', 'quinoa'], bread: ['naan', 'chapati'], wrap: ['chapati', 'naan'] },
  toppings: { cilantro: 5, cashew: 10, yogurt: 25, 'sliced-almond': 8, mint: 2 },
  chilies: { 'green-chili': 6, cayenne: 0.5 },
  chiliesFrom: 2,
  seasonings: [
    { title: ['garam-masala', 'canned-tomato'], name: 'Tomato masala', uses: ['curry'], foods: { onion: 60, garlic: 4, ginger: 5, 'garam-masala': 1.5, cumin: 1, turmeric: 0.6, 'canned-tomato': 100, 'lemon-juice': 4 } },
    { title: ['coconut-milk', 'turmeric'], uses: ['curry', 'stew'], foods: { onion: 50, garlic: 4, ginger: 5, turmeric: 1, 'mustard-seed': 0.8, 'curry-leaf': 0.6, 'coconut-milk': 80, 'lime-juice': 5 } },
    { title: ['cumin', 'ginger'], uses: ['curry', 'stew'], foods: { onion: 55, garlic: 4, ginger: 6, cumin: 1.2, 'coriander-seed': 1, turmeric: 0.6, tomato: 60, 'lemon-juice': 4 } },
    { title: ['yogurt', 'garam-masala'], name: 'Tandoori-style', uses: ['roast'], foods: { yogurt: 30, 'garam-masala': 1.3, paprika: 1.2, cumin: 0.7, ginger: 4, garlic: 4, 'lemon-juice': 6 }, not: ['egg', 'lentil'] },
    { title: ['turmeric', 'lemon-juice'], uses: ['roast', 'dress', 'egg'], foods: { turmeric: 0.7, cumin: 0.8, ginger: 4, 'lemon-juice': 8, cilantro: 5 } },
    { title: ['mint', 'yogurt'], uses: ['dress'], foods: { mint: 3, yogurt: 30, cumin: 0.4, 'lemon-juice': 6, ginger: 2 } },
    { title: ['mustard-seed', 'lime-juice'], uses: ['dress', 'roast', 'egg'], foods: { 'mustard-seed': 0.8, turmeric: 0.4, 'lime-juice': 9, cilantro: 5, ginger: 3 } },
    { title: ['cashew', 'heavy-cream'], name: 'Creamy korma-style', uses: ['curry'], foods: { onion: 55, garlic: 4, ginger: 5, 'coriander-seed': 1, cardamom: 0.3, cinnamon: 0.3, cashew: 14, 'heavy-cream': 25, 'vegetable-stock': 60 }, not: ['lentil'] },
    { title: ['spinach', 'garam-masala'], name: 'Spinach masala', uses: ['curry', 'stew'], foods: { onion: 50, garlic: 4, ginger: 5, 'garam-masala': 1.3, cumin: 0.8, spinach: 90, tomato: 50, 'lemon-juice': 4 } },
  ],
  sweets: [
    { title: ['mango', 'cardamom'], uses: ['yogurt', 'smoothie', 'chia', 'porridge'], foods: { mango: 120, cardamom: 0.3, pistachio: 10, honey: 4 } },
    { title: ['banana', 'cardamom'], uses: ['porridge', 'pancakes', 'smoothie'], foods: { banana: 90, cardamom: 0.3, cashew: 10 } },
    { title: ['date', 'almond'], uses: ['porridge', 'bites', 'smoothie'], foods: { date: 24, almond: 12, cardamom: 0.3 } },
    { title: ['pomegranate', 'pistachio'], uses: ['yogurt', 'fruit', 'chia'], foods: { pomegranate: 60, pistachio: 10, orange: 80, honey: 4 } },
    { title: ['strawberry', 'cardamom'], uses: ['yogurt', 'smoothie', 'chia'], foods: { strawberry: 100, cardamom: 0.2, almond: 10 } },
    { title: ['guava', 'lime-juice'], uses: ['fruit', 'smoothie'], foods: { guava: 110, 'lime-juice': 5, mint: 1, cashew: 10 } },
  ],
  dips: [
    { name: 'Cucumber raita', needs: ['yogurt', 'cucumber'], foods: { yogurt: 90, cucumber: 45, cumin: 0.4, mint: 2, 'lemon-juice': 3 } },
    { name: 'Cilantro and cashew chutney', needs: ['cilantro', 'cashew'], foods: { cilantro: 12, cashew: 20, ginger: 2, 'lime-juice': 8, cumin: 0.4 } },
    { name: 'Spiced chickpea dip', needs: ['chickpea', 'cumin'], foods: { chickpea: 65, cumin: 0.6, turmeric: 0.3, ginger: 2, 'lemon-juice': 8, 'olive-oil': 4 } },
    { name: 'Tomato and cumin chutney', needs: ['tomato', 'cumin'], foods: { tomato: 110, 'red-onion': 12, cumin: 0.5, cilantro: 4, 'lime-juice': 6, 'coconut-flake': 6 } },
  ],
  dishes: {
    curry: 'curry', stew: 'dal', soup: 'soup', 'sheet-pan': 'tray', 'grain-bowl': 'rice bowl', skewers: 'skewers', tacos: 'wraps', salad: 'salad',
    'warm-salad': 'warm salad', omelette: 'masala omelette', scramble: 'bhurji', hash: 'hash', 'pan-seared': 'plate', 'savory-porridge': 'khichdi-style porridge', stuffed: 'stuffed vegetables',
  },
};
