import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { Leaf, TriangleAlert } from 'lucide-react';
import { NutritionStrip } from '#entities/recipe/nutrition-figures.tsx';
import { Alert } from '#ui/alert.tsx';
import type { useReading } from './recipe-editor.queries.ts';

/** Summary of the recipe: allergens, diets, nutrition, and conflicts with limits that no single line shows. */
export function ReadingSummary({ reading }: { reading: ReturnType<typeof useReading> }) {
  if (!reading) {
    return <p className="text-soft text-sm">Allergens, diets and nutrition show up here as you type.</p>;
  }
  const { facts, nutrition, warnings } = reading;
  return (
    <div className="grid gap-3" role="status">
      {warnings.map((warning) => (
        <Alert key={warning} tone="attention">
          {`${warning}.`}
        </Alert>
      ))}
      <ul className="grid gap-2 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {facts.contains.length > 0 && (
          <li className="flex gap-2">
            <TriangleAlert className="text-saffron-ink" />
            <strong className="font-semibold">Contains {joinList(facts.contains)}</strong>
          </li>
        )}
        {facts.mayContain.length > 0 && (
          <li className="flex gap-2">
            <TriangleAlert className="text-saffron-ink" />
            May contain {joinList(facts.mayContain)}
          </li>
        )}
        {facts.diets.length > 0 && (
          <li className="flex gap-2">
            <Leaf className="text-leaf" />
            {joinList(facts.diets)}
          </li>
        )}
      </ul>
      <NutritionStrip nutrition={nutrition} />
      <p className="text-soft text-sm">
        {`Per serving. Values cover ${Math.floor(facts.coverage * 100)}% of the ingredients.`}
      </p>
    </div>
  );
}
