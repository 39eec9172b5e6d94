import { Croissant, Salad, Soup } from 'lucide-react';

export const mealIcons = { breakfast: Croissant, lunch: Salad, dinner: Soup };
