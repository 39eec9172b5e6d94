import type { Recipe } from '@plateful/contract/recipes.ts';
import { CircleHelp, Leaf, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { inWords } from '#entities/recipe/safety-claims.ts';

/** What the kitchen knows: allergens, diets, and what it does not know. */
export function RecipeFactsPanel({ facts }: { facts: Recipe['facts'] }) {
  const { contains, mayContain, diets, unknownFoods } = facts;
  const isFree = contains.length === 0 && mayContain.length === 0;
  return (
    <ul className="grid gap-3">
      {contains.length > 0 && (
        <Fact sign={<TriangleAlert className="text-saffron-ink" />}>
          <strong className="font-semibold">Contains {inWords(contains)}</strong>
        </Fact>
      )}
      {mayContain.length > 0 && (
        <Fact sign={<TriangleAlert className="text-saffron-ink" />}>May contain {inWords(mayContain)}</Fact>
      )}
      {isFree && unknownFoods.length === 0 && (
        <Fact sign={<Leaf className="text-leaf" />}>None of the nine allergens that we check</Fact>
      )}
      {diets.length > 0 && (
        <Fact sign={<Leaf className="text-leaf" />}>
          <span className="text-soft">Fits: </span>
          {diets.join(', ')}
        </Fact>
      )}
      {unknownFoods.length > 0 && (
        <Fact sign={<CircleHelp className="text-soft" />}>
          We do not know {unknownFoods.join(', ')}, so nothing is promised about it. Please check the label.
        </Fact>
      )}
    </ul>
  );
}

function Fact({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {sign}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
