import { describe, expect, test } from 'vitest';
import type { Allergen } from '../vocabulary/options.ts';
import { type Line, reasons, recipe } from './judged-recipe.fixture.ts';

const sugar: Line = [2, 'tbsp', 'sugar'];
const oats: Line[] = [
  [300, 'g', 'gluten-free oats'],
  [100, 'g', 'pumpkin seeds'],
  [4, 'tbsp', 'maple syrup'],
];
const batter: Line[] = [
  [220, 'g', 'gluten-free flour'],
  [400, 'ml', 'soy milk'],
  [2, 'tbsp', 'ground flaxseed'],
  sugar,
];
const pork: Line[] = [
  [800, 'g', 'pork shoulder'],
  [3, 'tbsp', 'maple syrup'],
  [3, 'tbsp', 'gluten-free tamari'],
];
const soup: Line[] = [
  [1, 'kg', 'tomatoes'],
  [3, 'tbsp', 'olive oil'],
  [1, 'clove', 'garlic'],
];
const dips: Line[] = [
  [120, 'g', 'peanut butter'],
  [2, 'tbsp', 'lime juice'],
  [3, 'tbsp', 'coconut aminos'],
  [400, 'g', 'broccoli'],
];
const fish: Line[] = [
  [600, 'g', 'cod fillets'],
  [100, 'g', 'vegan mayonnaise'],
  [2, 'whole', 'dill pickles, chopped'],
];

const judge = (title: string, lines: Line[], allergies: Allergen[], steps?: string[], description = '') =>
  reasons(recipe(lines, steps, { title, description }), allergies);

describe('a dish that the title says is made here', () => {
  test.each<[string, Line[], Allergen[], string[]?]>([
    ['Maple Granola', oats, ['Nuts', 'Gluten', 'Dairy']],
    ['Soy Milk Waffles', batter, ['Gluten', 'Eggs', 'Dairy']],
    ['Char Siu (Cantonese Roast Pork)', pork, ['Gluten']],
    ['Salmorejo (Thick Tomato Soup)', soup, ['Dairy', 'Gluten']],
    [
      'Aloo Paratha (Potato-Stuffed Flatbread)',
      [
        [300, 'g', 'gluten-free flour'],
        [400, 'g', 'potatoes'],
      ],
      ['Dairy'],
    ],
    [
      'Black Bean Burgers',
      [
        [2, 'can', 'black beans'],
        [80, 'g', 'rice'],
      ],
      ['Soy', 'Gluten', 'Nuts'],
    ],
    [
      'Broccoli with Peanut Sauce',
      dips,
      ['Soy', 'Fish'],
      ['Whisk the peanut butter with the lime juice and coconut aminos.', 'Pour over the broccoli.'],
    ],
    [
      'Fried Fish with Remoulade',
      fish,
      ['Eggs', 'Soy'].slice(0, 1) as Allergen[],
      ['Stir the mayonnaise with the pickles.', 'Fry the fish and serve with the remoulade.'],
    ],
    [
      'Seafood Paella',
      [
        [400, 'g', 'shrimp'],
        [200, 'g', 'squid'],
        [300, 'g', 'rice'],
      ],
      ['Fish'],
    ],
    [
      'Noodle and Herb Soup',
      [
        [200, 'g', 'gluten-free linguine'],
        [1, 'bunch', 'parsley'],
      ],
      ['Gluten'],
    ],
    [
      'Tortilla Francesa on Lettuce',
      [
        [4, 'whole', 'eggs'],
        [1, 'head', 'lettuce'],
      ],
      ['Gluten'],
    ],
    ['Panna Cotta with Berries', [[400, 'ml', 'soy cream'], [200, 'g', 'berries'], sugar], ['Dairy']],
    [
      'Shrimp Saganaki',
      [
        [400, 'g', 'shrimp'],
        [150, 'g', 'vegan cheese'],
      ],
      ['Dairy'],
    ],
    [
      'Roman Egg Soup (Stracciatella)',
      [
        [4, 'whole', 'eggs'],
        [1, 'l', 'chicken stock'],
      ],
      ['Dairy'],
    ],
    [
      'Cheese Buldak (Fire Chicken)',
      [
        [600, 'g', 'chicken thighs'],
        [100, 'g', 'mozzarella'],
      ],
      ['Gluten'],
    ],
    [
      'Chicken Kati Rolls',
      [
        [600, 'g', 'chicken thighs'],
        [4, 'whole', 'dairy-free parathas'],
      ],
      ['Sesame', 'Dairy'],
    ],
    [
      'Salmon Teriyaki',
      [
        [600, 'g', 'salmon'],
        [4, 'tbsp', 'coconut aminos'],
      ],
      ['Soy', 'Gluten'],
    ],
    [
      'Fried Breadcrumbs',
      [
        [300, 'g', 'gluten-free bread'],
        [4, 'tbsp', 'olive oil'],
      ],
      ['Gluten'],
    ],
    ['Gajar ka Halwa', [[600, 'g', 'carrots'], [500, 'ml', 'soy milk'], sugar], ['Dairy', 'Gluten']],
  ])('“%s” is made of its list', (title, lines, allergies, steps) => {
    expect(judge(title, lines, allergies, steps)).toEqual([]);
  });
});

describe('what the title does not make, or makes of something that the list hides', () => {
  const yogurt: Line[] = [
    [400, 'g', 'coconut yogurt'],
    [200, 'g', 'blueberries'],
  ];
  test.each<[string, Line[], Allergen, string[]?, string?]>([
    ['Blueberry Granola Bowl', yogurt, 'Nuts', ['Spoon into bowls and top with granola.']],
    ['Granola', yogurt, 'Nuts', ['Spoon into bowls and top with the granola.']],
    ['Almond Granola', oats, 'Nuts'],
    ['Maple Granola', oats, 'Nuts', ['Bake.'], 'Serve with a handful of almond granola.'],
    ['Fruit Salad (with Waffles)', [...batter, [200, 'g', 'apples']], 'Eggs'],
    ['Chicken & Waffles', [...batter, [400, 'g', 'chicken breast']], 'Eggs'],
    ['Blueberry Waffles', yogurt, 'Eggs', ['Toast the waffles and top with the yogurt.']],
    [
      'Char Siu Fried Rice',
      [
        [300, 'g', 'rice'],
        [400, 'g', 'broccoli'],
      ],
      'Gluten',
      ['Fry the rice and add the char siu.'],
    ],
    ['Char Siu Pork Buns', pork, 'Gluten'],
    ['Beans in Tomato Soup', [[1, 'can', 'white beans']], 'Gluten', ['Pour in the tomato soup.']],
    [
      'Peanut Satay',
      [
        [600, 'g', 'chicken breast'],
        [2, 'tbsp', 'butter'],
      ],
      'Peanuts',
    ],
    ['Bean Burgers with Black Bean Burgers', [[2, 'can', 'white beans']], 'Soy'],
    ['Broccoli with Peanut Sauce', dips, 'Soy', ['Steam the broccoli.', 'Serve with bought peanut sauce.']],
    [
      'Broccoli with Peanut Sauce',
      dips,
      'Soy',
      ['Spread the peanut butter on the toast.', 'Serve with peanut sauce.'],
    ],
    ['Fried Fish with Remoulade', fish, 'Eggs', ['Fry the fish.', 'Serve with a jar of remoulade.']],
    [
      'Seafood Paella',
      [
        [400, 'g', 'shrimp'],
        [300, 'g', 'rice'],
      ],
      'Fish',
      ['Add a frozen seafood mix.'],
    ],
    ['Soup with Egg Noodles', [[200, 'g', 'gluten-free linguine']], 'Gluten'],
    ['Noodle Soup', [[200, 'g', 'gluten-free linguine']], 'Gluten', ['Boil udon in the soup.']],
    ['Potato Soup with Panna Cotta', [[400, 'g', 'potatoes']], 'Dairy'],
    [
      'Tomatoes with Stracciatella',
      [
        [4, 'whole', 'tomatoes'],
        [2, 'whole', 'eggs'],
      ],
      'Dairy',
    ],
    ['Peach Stracciatella', [[4, 'whole', 'peaches']], 'Dairy'],
    ['Shrimp Halloumi', [[400, 'g', 'shrimp']], 'Dairy'],
    ['Shrimp Saganaki', [[400, 'g', 'shrimp']], 'Dairy', ['Fry the shrimp and lay the saganaki on it.']],
    ['Fire Chicken', [[600, 'g', 'chicken thighs']], 'Gluten', ['Boil the buldak and add the chicken.']],
    [
      'Lobster Rolls',
      [
        [600, 'g', 'lobster'],
        [1, 'head', 'lettuce'],
      ],
      'Gluten',
    ],
    ['Salmon Teriyaki', [[600, 'g', 'salmon']], 'Soy', ['Brush the salmon with teriyaki.']],
    [
      'Breadcrumb Chicken',
      [
        [600, 'g', 'chicken breast'],
        [2, 'slice', 'gluten-free bread'],
      ],
      'Dairy',
    ],
    [
      'Caesar Salad',
      [
        [2, 'head', 'romaine lettuce'],
        [100, 'g', 'croutons'],
      ],
      'Fish',
      ['Toss with Caesar dressing.'],
    ],
    [
      'Berries and Cream',
      [
        [400, 'ml', 'oat milk'],
        [200, 'g', 'blueberries'],
      ],
      'Eggs',
      ['Pour the milk over the pancakes.'],
    ],
    ['Brunch Plate', [[100, 'g', 'gluten-free flour']], 'Eggs', ['Lay the pancakes on the plate.']],
  ])('“%s” is refused', (title, lines, allergy, steps, description) => {
    expect(judge(title, lines, [allergy], steps, description)).not.toEqual([]);
  });
});
