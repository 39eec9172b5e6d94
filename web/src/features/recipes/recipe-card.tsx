import { minutesOf, servingsOf } from '@plateful/contract/limits.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { RecipeOrigin } from './back-target.ts';
import { Fold } from './fold.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { InstructionList } from './instruction-list.tsx';
import { NutritionStrip } from './nutrition-figures.tsx';
import { RecipeBadges } from './recipe-badges.tsx';
import { PlateField, RecipePlate } from './recipe-plate.tsx';
import { RecipeReason } from './recipe-reason.tsx';
import { SafetyChips } from './safety-chips.tsx';
import { type Limits, safetyClaims } from './safety-claims.ts';
import { ShareMenu } from './share-menu.tsx';
import { TagList } from './tag-list.tsx';

type Props = {
  recipe: Recipe;
  /** Usually the heart. */
  action?: ReactNode;
  /** The page that the recipe's back button returns to. */
  from?: RecipeOrigin | undefined;
  /** Of the household; without them nothing is said about safety. */
  limits?: Limits | null | undefined;
  /** The heading's level in the page. */
  level?: 2 | 3 | undefined;
};

export function RecipeCard({ recipe, action, from, limits, level = 3 }: Props) {
  const { title, description, nutritionInfo, tags } = recipe;
  const Heading = `h${level}` as const;
  const claims = safetyClaims(recipe.facts, limits ?? noLimits);
  return (
    <Card asChild padding="none" className="flex flex-col">
      <article>
        <div className="group relative">
          <PlateField recipe={recipe} className="py-6">
            <RecipePlate recipe={recipe} size={168} />
            <RecipeBadges recipe={recipe} className="absolute inset-x-4 top-4 justify-between" />
          </PlateField>
          <div className="px-5 pt-4.5">
            <p className="font-semibold text-soft text-xs tabular-nums">
              {`${minutesOf(recipe)} min · serves ${servingsOf(recipe)}`}
            </p>
            <Heading className="wrap-anywhere mt-1.5 text-2xl">
              <Link
                to={`/recipe/${recipe.id}${from ? `?from=${from}` : ''}`}
                className="decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-t-2xl group-hover:underline focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:-outline-offset-4"
              >
                {title}
              </Link>
            </Heading>
            {description && <p className="mt-2 text-soft text-sm">{description}</p>}
          </div>
        </div>
        <div className="grid gap-4 px-5 pt-4 pb-5">
          <RecipeReason recipe={recipe} />
          <SafetyChips claims={claims} />
          {nutritionInfo && <NutritionStrip nutrition={nutritionInfo} />}
          <TagList tags={tags.filter((tag) => !claims.some(({ text }) => text === tag))} />
        </div>
        <Fold
          openLabel="Show recipe"
          closeLabel="Hide recipe"
          about={title}
          actions={
            <>
              <ShareMenu recipe={recipe}>
                <IconButton label={`Share ${title}`} variant="soft">
                  <Share2 aria-hidden="true" />
                </IconButton>
              </ShareMenu>
              {action}
            </>
          }
        >
          <CardPart level={level} title="Ingredients">
            <IngredientList ingredients={recipe.ingredients} />
          </CardPart>
          <CardPart level={level} title="Instructions">
            <InstructionList instructions={recipe.instructions} />
          </CardPart>
        </Fold>
      </article>
    </Card>
  );
}

const noLimits: Limits = { allergies: [], dietaryRestrictions: [] };

function CardPart({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <section>
      <Heading className="mb-2.5 text-lg">{title}</Heading>
      {children}
    </section>
  );
}
