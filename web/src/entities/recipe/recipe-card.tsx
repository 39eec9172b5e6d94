import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { authorClaims, safetyClaims } from '@plateful/domain/recipes/safety-claims.ts';
import type { Limits } from '@plateful/domain/safety/recipe-lines.ts';
import { CalendarPlus, ChevronDown, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { CollectionsButton } from '#entities/collection/collections-button.tsx';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { useUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton, iconButtonStyles } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { addToPlanPath } from './add-to-plan-path.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { NutritionStrip } from './nutrition-figures.tsx';
import { recipeLang } from './recipe-language.ts';
import { IngredientList, InstructionList, RecipeBadges, RecipeReason, TagList } from './recipe-parts.tsx';
import { PlateField } from './recipe-plate.tsx';
import { SafetyChips } from './safety-chips.tsx';
import { scaleRecipe } from './scale-recipe.ts';
import { ShareMenu } from './share-menu.tsx';

type Props = {
  recipe: Recipe;
  /** Asked for, if the recipe is written for another number. */
  servings?: number | undefined;
  /** False until the recipe is stored; it cannot be a favorite before, but space is reserved for the button. */
  isStored?: boolean | undefined;
};

const noLimits: Limits = { allergies: [], dietaryRestrictions: [] };

/** A recipe in a list: its plate, its safety claims, and collapsible details. */
export function RecipeCard({ recipe, servings, isStored = true }: Props) {
  const { title, description, nutritionInfo, tags } = recipe;
  const written = servingsOf(recipe);
  const { ingredients, instructions } = servings ? scaleRecipe(recipe, written, servings) : recipe;
  const { profile } = useTasteProfile();
  const { user } = useUser();
  const titleId = useId();
  const lang = recipeLang(recipe);
  const claims = [...safetyClaims(recipe.facts, profile ?? noLimits), ...authorClaims(recipe.unproven)];
  return (
    <Card asChild padding="none" className="flex flex-col">
      <article>
        <div className="group relative">
          <PlateField recipe={recipe} plateSize={168} className="rounded-t-2xl py-6">
            <RecipeBadges recipe={recipe} className="absolute inset-x-4 top-4 justify-between" />
          </PlateField>
          <div className="px-5 pt-4.5">
            <p className="font-semibold text-soft text-xs tabular-nums">
              {`${minutesOf(recipe)} min · serves ${servings ?? written}`}
            </p>
            <h3 id={titleId} lang={lang} className="wrap-anywhere mt-1.5 text-2xl">
              <Link
                to={`/recipe/${recipe.id}?from=recipes${servings ? `&servings=${servings}` : ''}`}
                className="decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-t-2xl group-hover:underline focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:-outline-offset-4"
              >
                {title}
              </Link>
            </h3>
            {description && (
              <p lang={lang} className="mt-2 text-soft text-sm">
                {description}
              </p>
            )}
          </div>
        </div>
        <div className="grid gap-4 px-5 pt-4 pb-5">
          <RecipeReason recipe={recipe} />
          <SafetyChips claims={claims} />
          {nutritionInfo && <NutritionStrip nutrition={nutritionInfo} />}
          <TagList tags={tags.filter((tag) => !claims.some(({ text }) => text === tag))} />
        </div>
        <Fold
          about={title}
          actions={
            <>
              {user && isStored && (
                <Link
                  to={addToPlanPath(recipe.id)}
                  aria-label="Add to Meal Plan"
                  aria-describedby={titleId}
                  data-tooltip="Add to Meal Plan"
                  className={iconButtonStyles({ variant: 'soft' })}
                >
                  <CalendarPlus />
                </Link>
              )}
              <ShareMenu recipe={recipe}>
                <IconButton label={`Share ${title}`} variant="soft">
                  <Share2 />
                </IconButton>
              </ShareMenu>
              {isStored && <CollectionsButton recipeId={recipe.id} title={title} look="icon" />}
              {isStored ? <FavoriteButton recipe={recipe} /> : <span className="size-11" />}
            </>
          }
        >
          <section>
            <h4 className="mb-2.5 text-lg">Ingredients</h4>
            <IngredientList ingredients={ingredients} />
          </section>
          <section>
            <h4 className="mb-2.5 text-lg">Instructions</h4>
            <div lang={lang}>
              <InstructionList instructions={instructions} />
            </div>
          </section>
        </Fold>
      </article>
    </Card>
  );
}

type FoldProps = {
  /** The recipe's title, for the accessible name of the button. */
  about: string;
  /** Buttons on the same row. */
  actions: ReactNode;
  children: ReactNode;
};

/** The bottom of a card: a row with a button that toggles the details. */
function Fold({ about, actions, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div data-open={isOpen || undefined} className="mt-auto border-line border-t">
      <div className="flex flex-wrap items-center gap-1.5 py-3 pr-4 pl-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mr-auto flex min-h-touch items-center gap-1 whitespace-nowrap rounded-full px-2 font-semibold transition-colors hover:bg-fill"
        >
          {isOpen ? 'Hide recipe' : 'Show recipe'}
          <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
          <ChevronDown className={cn('size-5 text-soft transition-[rotate]', isOpen && 'rotate-180')} />
        </button>
        {actions}
      </div>
      <div id={id} hidden={!isOpen} className="grid animate-fade-in gap-6 px-5 pt-1 pb-6 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  );
}
