import type { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';

export type Recipe = {
  id: string;
  title: string;
  mealType: string;
  reason?: string | null;
  origin: string;
  goesWith: { name: string; contains: string[]; diets: string[] }[];
} & Parameters<typeof checkRecipe>[0];
export type Answer = { recipes: Recipe[]; isOpenAIGenerated: boolean; notice?: string; usage?: object };
