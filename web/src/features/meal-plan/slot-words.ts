import { Croissant, Salad, Soup } from 'lucide-react';

export const mealIcons = { breakfast: Croissant, lunch: Salad, dinner: Soup };

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
