import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import type { Diet } from '../../vocabulary/options.ts';
import type { DishPart } from '../dish.ts';

/** What most jars and packs of a food have in them that a diet forbids, and what to look for on the label instead. */
const labels: readonly { diet: Diet; foods: readonly FoodId[]; says: string }[] = [
  {
    diet: 'Whole30',
    foods: foodIds('mayonnaise bacon ham prosciutto chorizo sausage italian-sausage chicken-sausage kimchi'),
    says: 'without added sugar',
  },
];

/** The part as the list must have it for these diets: "mayonnaise, without added sugar". */
export function labelled(part: DishPart, diets: readonly Diet[]): DishPart {
  const found = labels.find(({ diet, foods }) => diets.includes(diet) && foods.includes(part.food));
  if (!found || part.name.includes(found.says)) return part;
  const [head, ...rest] = part.name.split(', ');
  return { ...part, name: [head, found.says, ...rest].join(', ') };
}
