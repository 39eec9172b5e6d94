import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { type MethodSection, methodSections } from '@plateful/domain/recipes/method.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { Clock, Lock, Users } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type OfRecipe<Field extends keyof Recipe> = { recipe: Pick<Recipe, Field>; className?: string };

export function RecipeBadges({ recipe, className }: OfRecipe<'cuisineType' | 'mealType'>) {
  const names = [recipe.cuisineType, recipe.mealType].flatMap((name) => name || []);
  return <BadgeList label="Cuisine and meal" names={names.map(capitalized)} className={className} />;
}

/** Keys ignore case: 'quick' and 'Quick' are one tag. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const keys = tags.map((tag) => tag.toLowerCase());
  const names = tags.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  return <BadgeList label="Tags" names={names.map(capitalized)} variant="muted" />;
}

type BadgeListProps = {
  label: string;
  names: readonly string[];
  variant?: 'muted';
  className?: string | undefined;
};

function BadgeList({ label, names, variant, className }: BadgeListProps) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-2', className)}>
      {names.map((name) => (
        <li key={name} className="flex min-w-0">
          <Badge variant={variant}>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Why a recipe suits the household. Private to its owner, so it is excluded from printing. */
export function RecipeReason({ recipe: { reason }, className }: OfRecipe<'reason'>) {
  if (!reason) return null;
  return (
    <p className={cn('print:hidden flex gap-2 text-sm', className)}>
      <Lock className="mt-0.5 size-4 shrink-0 text-soft" />
      <span>
        {reason} <span className="text-soft">Only you can see this.</span>
      </span>
    </p>
  );
}

type MetaProps = {
  recipe: Pick<Recipe, 'cookingTime'>;
  /** Null hides the servings. */
  servings: number | null;
};

export function RecipeMeta({ recipe, servings }: MetaProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-soft text-xs tabular-nums [&_svg]:size-3.5">
      <span className="inline-flex items-center gap-1">
        <Clock />
        {minutesOf(recipe)}
        {'\u202f'}min
      </span>
      {servings !== null && (
        <span className="inline-flex items-center gap-1">
          <Users />
          {servingsOf({ servings })}
          <VisuallyHidden> servings</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** Right-aligned amounts in a column beside the names. Each section is a separate list. */
export function IngredientList({ ingredients }: { ingredients: Recipe['ingredients'] }) {
  return sectionsOf(ingredients).map(({ section, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name, and the order never changes.
    <div key={index} className="not-first:mt-5">
      {section !== undefined && (
        <p className="mb-1 font-semibold" data-part="section">
          {section}
        </p>
      )}
      <ul aria-label={section} className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4">
        {lines.map(({ name, amount, unit, language }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and the order never changes.
            key={index}
            lang={language}
            className="col-span-2 grid grid-cols-subgrid border-line border-b py-2 last:border-b-0"
          >
            <span className="text-right font-semibold tabular-nums">{formatQuantity(amount, unit)}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Groups lines by their section heading. */
function sectionsOf(ingredients: Recipe['ingredients']) {
  const sections: { section: string | undefined; lines: Recipe['ingredients'] }[] = [];
  for (const line of ingredients) {
    const last = sections.at(-1);
    if (last && last.section === line.section) last.lines.push(line);
    else sections.push({ section: line.section, lines: [line] });
  }
  return sections;
}

function stepsBefore(sections: readonly MethodSection[], index: number): number {
  return sections.slice(0, index).reduce((count, { steps }) => count + steps.length, 0);
}

/** Numbered steps. The numbers are text, because some screen readers do not recognize a list without markers. */
export function InstructionList({ instructions }: { instructions: readonly string[] }) {
  return (
    <div className="grid gap-5">
      {methodSections(instructions).map(({ heading, steps }, sectionIndex, sections) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name, and their order never changes.
        <div key={sectionIndex} className="grid gap-4">
          {heading !== null && (
            <p className="font-semibold" data-part="section">
              {heading}
            </p>
          )}
          <ol aria-label={heading ?? undefined} className="grid gap-5">
            {steps.map(({ text, place }, index) => (
              <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
                <span className="grid size-8 place-items-center rounded-full bg-brand-bg font-bold font-display text-brand tabular-nums">
                  {stepsBefore(sections, sectionIndex) + index + 1}
                </span>
                <span className="pt-0.75">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
