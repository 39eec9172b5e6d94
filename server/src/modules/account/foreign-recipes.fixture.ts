import type { Recipe } from '@plateful/contract/recipes.ts';
import type { Person } from '#testing/test-server.ts';

export async function ownRecipes(person: Person): Promise<Recipe[]> {
  return ((await person.get('/api/user/recipes')).body as { recipes: Recipe[] }).recipes;
}

/** Of a web page, in the vocabulary of schema.org. */
export const lemonPasta = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lemon &amp; caper pasta',
  description: '<p>Quick, and good.</p>',
  url: 'https://cooking.example/lemon-pasta',
  prepTime: 'PT10M',
  cookTime: 'PT1H5M',
  recipeYield: ['4', '4 servings'],
  recipeCuisine: 'Italian',
  recipeCategory: 'Dinner',
  keywords: 'pasta, quick, Pasta',
  recipeIngredient: [
    '400 g spaghetti',
    '2 lemons, juice and zest',
    '3 tbsp capers, drained',
    '½ cup butter or margarine',
    '1 (8 ounce) package cream cheese',
    'Salt and pepper to taste',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'For the pasta',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Boil the spaghetti for 10&nbsp;minutes.' },
        { '@type': 'HowToStep', text: '<b>Drain</b> the spaghetti.' },
      ],
    },
    { '@type': 'HowToStep', name: 'Toss everything.' },
    'Serve at once.',
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '1 calorie' },
};

/** As Mealie exports it. */
export const mealieSoup = {
  name: 'Carrot soup',
  slug: 'carrot-soup',
  recipeServings: 6,
  recipeYield: '6 bowls',
  totalTime: '1 hour 20 minutes',
  performTime: '30 minutes',
  recipeCategory: [{ name: 'Lunch', slug: 'lunch' }],
  tags: [{ name: 'Winter', slug: 'winter' }],
  orgURL: 'https://soups.example/carrot',
  recipeIngredient: [
    {
      title: 'Base',
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'vegetable stock' },
      note: 'hot',
      display: '1 ¹/₂ cups',
    },
    {
      quantity: 0,
      unit: null,
      food: null,
      note: '500 g carrots, sliced',
      display: '500 g carrots, sliced',
      originalText: null,
    },
    { quantity: null, unit: null, food: null, note: '', display: '¹/₂ tsp ground cumin' },
  ],
  recipeInstructions: [
    { id: 'a', title: 'Cook', text: 'Simmer the carrots in the vegetable stock.\n\nBlend.' },
    { id: 'b', title: '', text: 'Season with the cumin.' },
  ],
};

/** As Paprika exports it. */
export const paprikaRice = {
  name: 'Fried rice',
  ingredients: '2 cups cooked rice\n\nFor the sauce:\n2 tbsp soy sauce\n3 eggs, beaten\noil for frying',
  directions: 'Fry the rice in the oil.\n\nStir in the eggs and the soy sauce.',
  servings: 'Serves 3-4',
  prep_time: '10 min',
  cook_time: '1 hr 5 min',
  total_time: '',
  notes: 'Use old rice.',
  categories: ['Weeknight'],
  source: 'Rice, and more',
  source_url: 'https://rice.example/1',
};
