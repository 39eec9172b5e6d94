/** The fixed option lists of the product (docs/product.md, Constants). Order is the order on screen. */

export const cuisines = [
  'Italian',
  'Mexican',
  'Asian',
  'Mediterranean',
  'Indian',
  'Thai',
  'Chinese',
  'Japanese',
  'French',
  'American',
  'Greek',
  'Middle Eastern',
  'Korean',
  'Vietnamese',
  'Spanish',
] as const;
export type Cuisine = (typeof cuisines)[number];

export const diets = [
  'Vegetarian',
  'Vegan',
  'Pescatarian',
  'Keto',
  'Paleo',
  'Gluten-Free',
  'Dairy-Free',
  'Low-Carb',
  'Low-Fat',
  'Whole30',
  'Mediterranean',
] as const;
export type Diet = (typeof diets)[number];

export const allergens = [
  'Nuts',
  'Peanuts',
  'Dairy',
  'Gluten',
  'Soy',
  'Eggs',
  'Fish',
  'Shellfish',
  'Sesame',
] as const;
export type Allergen = (typeof allergens)[number];

export const nutritionGoals = [
  'Weight Loss',
  'Muscle Building',
  'Longevity',
  'Heart Health',
  'Energy Boost',
  'Better Sleep',
  'Digestive Health',
  'Anti-Inflammatory',
] as const;
export type NutritionGoal = (typeof nutritionGoals)[number];

export const cookingSkillLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CookingSkillLevel = (typeof cookingSkillLevels)[number];

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof mealTypes)[number];

/** The rows of the week planner. Snacks are generated but never planned. */
export const plannedMealTypes = ['breakfast', 'lunch', 'dinner'] as const;
export type PlannedMealType = (typeof plannedMealTypes)[number];
