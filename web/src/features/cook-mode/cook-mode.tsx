import type { Recipe } from '@plateful/contract/recipes.ts';
import { useCookAddress } from './cook-address.ts';
import { CookWindow } from './cook-window.tsx';

/** Cook mode, when the address asks for it. */
export function CookMode({ recipe }: { recipe: Recipe }) {
  const { step, servings, goTo, leave } = useCookAddress(recipe);
  if (step === null) return null;
  return <CookWindow recipe={recipe} step={step} servings={servings} onStep={goTo} onLeave={leave} />;
}
