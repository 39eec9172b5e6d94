/** What the opening of the home page lays on its plates; pictures are names of the sprite. */
export type Dish = { title: string; facts: string; pictures: readonly string[]; tint: string };
export type Taste = { name: string; dishes: readonly [Dish, Dish, Dish] };

const saffron = '#f6b93b';
const tomato = '#e0654a';
const leaf = '#58a67d';
const plum = '#8c6bb1';
const sky = '#6f8fd6';

/** Breakfast, dinner (the large plate) and lunch for each taste. */
export const tastes: readonly Taste[] = [
  {
    name: 'Korean',
    dishes: [
      {
        title: 'Egg rice',
        facts: '10 min',
        pictures: ['cooked-rice', 'egg', 'leafy-green'],
        tint: saffron,
      },
      {
        title: 'Gochujang noodle bowl',
        facts: '25 min · serves 4',
        pictures: ['steaming-bowl', 'brown-mushroom', 'carrot', 'garlic', 'hot-pepper'],
        tint: tomato,
      },
      {
        title: 'Cucumber tofu salad',
        facts: '15 min',
        pictures: ['green-salad', 'cucumber', 'lime'],
        tint: leaf,
      },
    ],
  },
  {
    name: 'Mexican',
    dishes: [
      {
        title: 'Avocado toast, lime',
        facts: '10 min',
        pictures: ['avocado', 'bread', 'lime'],
        tint: leaf,
      },
      {
        title: 'Black bean tacos',
        facts: '20 min · serves 4',
        pictures: ['taco', 'beans', 'tomato', 'ear-of-corn', 'lime', 'onion'],
        tint: saffron,
      },
      {
        title: 'Charred pepper burritos',
        facts: '25 min',
        pictures: ['burrito', 'bell-pepper', 'hot-pepper'],
        tint: tomato,
      },
    ],
  },
  {
    name: 'Mediterranean',
    dishes: [
      {
        title: 'Tomatoes and eggs',
        facts: '15 min',
        pictures: ['cooking', 'tomato', 'bread'],
        tint: tomato,
      },
      {
        title: 'Lemon chicken, white beans',
        facts: '30 min · serves 4',
        pictures: ['poultry-leg', 'lemon', 'beans', 'garlic', 'herb'],
        tint: saffron,
      },
      {
        title: 'Olive and feta salad',
        facts: '10 min',
        pictures: ['green-salad', 'olive', 'cucumber'],
        tint: sky,
      },
    ],
  },
  {
    name: 'Vegan',
    dishes: [
      {
        title: 'Berry oats',
        facts: '10 min',
        pictures: ['bowl-with-spoon', 'blueberries', 'strawberry'],
        tint: sky,
      },
      {
        title: 'Aubergine coconut curry',
        facts: '35 min · serves 4',
        pictures: ['eggplant', 'coconut', 'cooked-rice', 'onion', 'ginger-root'],
        tint: plum,
      },
      {
        title: 'Falafel, chopped salad',
        facts: '20 min',
        pictures: ['falafel', 'tomato', 'cucumber'],
        tint: leaf,
      },
    ],
  },
  {
    name: 'No nuts',
    dishes: [
      {
        title: 'Banana pancakes',
        facts: '15 min',
        pictures: ['pancakes', 'banana', 'blueberries'],
        tint: saffron,
      },
      {
        title: 'Basil spaghetti, seeds for pine nuts',
        facts: '20 min · serves 4',
        pictures: ['spaghetti', 'tomato', 'herb', 'garlic', 'cheese-wedge'],
        tint: leaf,
      },
      {
        title: 'Broccoli potato soup',
        facts: '25 min',
        pictures: ['pot-of-food', 'broccoli', 'potato'],
        tint: tomato,
      },
    ],
  },
];
