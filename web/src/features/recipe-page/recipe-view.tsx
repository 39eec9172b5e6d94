import { minutesOf, recipeBounds, servingsOf } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { isAllowedSide } from '@plateful/domain/recipes/allowed-side.ts';
import { authorClaims, inWords, safetyClaims } from '@plateful/domain/recipes/safety-claims.ts';
import type { Limits } from '@plateful/domain/safety/recipe-lines.ts';
import { withoutSourceLine } from '@plateful/domain/vocabulary/source-line.ts';
import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Clock, Leaf, Printer, TriangleAlert, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { recipeCostQuery } from '#entities/cost/cost.queries.ts';
import { CostNote } from '#entities/cost/cost-note.tsx';
import { isKnown } from '#entities/cost/cost-words.ts';
import { useAskedServings } from '#entities/recipe/asked-servings.ts';
import { NutritionTable } from '#entities/recipe/nutrition-figures.tsx';
import { recipeLang } from '#entities/recipe/recipe-language.ts';
import {
  IngredientList,
  InstructionList,
  RecipeBadges,
  RecipeReason,
  TagList,
} from '#entities/recipe/recipe-parts.tsx';
import { PlateField } from '#entities/recipe/recipe-plate.tsx';
import { SafetyChips } from '#entities/recipe/safety-chips.tsx';
import { scaleRecipe } from '#entities/recipe/scale-recipe.ts';
import { UnitsChoice } from '#entities/recipe/units-choice.tsx';
import { formatMoney } from '#lib/format.ts';
import { useUser } from '#lib/session.ts';
import { chooseUnits, useUnits } from '#lib/units.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { RecipeSource } from './recipe-source.tsx';

type Household = Limits & { householdSize: number; avoidedFoods?: readonly string[] };

type Props = {
  recipe: Recipe;
  /** The household's limits. Without them only facts of the recipe are shown. */
  limits?: Household | null | undefined;
  /** True on a page, where the title is the heading; a dialog has its own title. */
  titled?: boolean | undefined;
  /** The link to cook mode for the displayed servings. */
  cookLink: (servings: number) => ReactNode;
  /** Actions below the description. */
  actions?: ReactNode;
};

/** A complete recipe. Its layout depends on the container's width: phone, page or dialog. */
export function RecipeView({ recipe, limits, titled = true, cookLink, actions }: Props) {
  const written = servingsOf(recipe);
  const servingsFromUrl = useAskedServings();
  const [chosen, setChosen] = useState<number | null>(null);
  // Recipes generated for the household already have its servings.
  const usual = recipe.origin === 'library' ? limits?.householdSize : undefined;
  const servings = chosen ?? servingsFromUrl ?? usual ?? written;
  const units = useUnits();
  const { ingredients, instructions } = scaleRecipe(recipe, written, servings, units);
  const { title, description, nutritionInfo, facts } = recipe;
  const described = withoutSourceLine(description);
  const coverage = Math.floor(facts.coverage * 100);
  const claims = limits ? safetyClaims(facts, limits) : [];
  const lang = recipeLang(recipe);

  return (
    <article data-recipe className="@container">
      <div className="grid grid-cols-1 items-center gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10">
        <PlateField
          recipe={recipe}
          alt={`Photo of ${title}`}
          photoSize="large"
          plateClassName="max-w-56 @3xl:max-w-80"
          className="print:hidden rounded-2xl p-7 @3xl:rounded-3xl @3xl:p-10"
        />
        <div>
          <RecipeBadges recipe={recipe} className="mb-3" />
          {titled && (
            <h1 lang={lang} className="wrap-anywhere text-5xl">
              {title}
            </h1>
          )}
          {described && (
            <p lang={lang} className={`text-lg text-soft ${titled ? 'mt-3' : ''}`}>
              {described}
            </p>
          )}
          <RecipeSource description={description} />
          <RecipeReason recipe={recipe} className="mt-3" />
          {recipe.adaptedFrom && <AdaptedFrom from={recipe.adaptedFrom} />}
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 font-medium tabular-nums [&_svg]:size-5 [&_svg]:text-soft">
            <span className="flex items-center gap-2">
              <Clock /> {minutesOf(recipe)} min
            </span>
            <span className="flex items-center gap-2">
              <Users /> Serves {servings}
            </span>
          </p>
          {recipe.cookingTime === null && <NoTimeYet shown={minutesOf(recipe)} />}
          <div className={titled ? 'in-[.has-limits]:min-h-12' : undefined}>
            <SafetyChips claims={claims} className="pt-5" />
          </div>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {actions}
            {cookLink(servings)}
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </div>
      </div>

      <div className="mt-9 grid grid-cols-1 items-start gap-9 @3xl:mt-12 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10">
        <section data-part="ingredients">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <PartHeading titled={titled}>Ingredients</PartHeading>
            <span className="hidden print:inline">{`For ${counted(servings, 'serving')}`}</span>
            <div className="print:hidden">
              <Stepper
                {...recipeBounds.servings}
                label="servings"
                value={servings}
                onValueChange={setChosen}
                format={(count) => counted(count, 'serving')}
              />
            </div>
          </div>
          <div className="mb-3 flex print:hidden items-center justify-between gap-3">
            <p className="text-soft text-sm">
              {servings !== written && `Recipe serves ${written} as written`}
            </p>
            <UnitsChoice units={units ?? 'metric'} onChange={chooseUnits} />
          </div>
          <IngredientList ingredients={ingredients} />
        </section>
        <section>
          <PartHeading titled={titled} className="mb-5">
            Instructions
          </PartHeading>
          <div lang={lang}>
            <InstructionList instructions={instructions} />
          </div>
          <GoesWith recipe={recipe} limits={limits} />
        </section>
      </div>

      <div className="mt-9 grid grid-cols-1 items-start gap-5 @3xl:mt-12 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10">
        <Card className="print:p-0">
          <PartHeading titled={titled} className="text-xl">
            Nutrition
          </PartHeading>
          <p className="mb-4 text-soft text-sm">Per serving, calculated from the ingredients</p>
          {nutritionInfo ? (
            <NutritionTable nutrition={nutritionInfo} />
          ) : (
            <p>No nutrition values for this recipe.</p>
          )}
          {nutritionInfo && coverage < 100 && (
            <p className="mt-4 text-soft text-sm">Values cover {coverage}% of the ingredients</p>
          )}
        </Card>
        <div className="grid gap-5">
          <Card className="print:p-0">
            <PartHeading titled={titled} className="mb-4 text-xl">
              Allergens and diets
            </PartHeading>
            <RecipeFactsPanel recipe={recipe} />
          </Card>
          <RecipeCost id={recipe.id} servings={servings} titled={titled} />
          <div className="print:hidden">
            <TagList tags={recipe.tags} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Explains that the time is a default, which matters for the planner's time limits. */
function NoTimeYet({ shown }: { shown: number }) {
  const { state } = useUser();
  if (state !== 'user') return null;
  return (
    <p className="mt-2 print:hidden text-soft text-sm">
      {`No time yet: ${shown} minutes is a guess, and the planner skips this recipe.`}
    </p>
  );
}

/** The cost of the displayed servings. Renders nothing for visitors or while no price is known. */
function RecipeCost({ id, servings, titled }: { id: string; servings: number; titled: boolean }) {
  const { state } = useUser();
  const { data } = useQuery({ ...recipeCostQuery(id), enabled: state === 'user' });
  if (!data || !isKnown(data.cost)) return null;
  const { cost } = data;
  return (
    <Card className="print:hidden">
      <PartHeading titled={titled} className="mb-3 text-xl">
        Cost
      </PartHeading>
      <CostNote cost={cost} of={`for ${counted(servings, 'serving')}`} times={servings / data.servings}>
        <p className="text-soft text-sm">
          {formatMoney(cost.amount / data.servings, cost.currency)} per serving, for the amounts it uses, not
          for whole packs
        </p>
      </CostNote>
    </Card>
  );
}

/** Suggested side dishes that fit the viewer's limits. */
function GoesWith({ recipe, limits }: Pick<Props, 'recipe' | 'limits'>) {
  const welcome = recipe.goesWith.filter((side) => !limits || isAllowedSide(side, limits));
  if (welcome.length === 0) return null;
  return (
    <p className="wrap-anywhere mt-6 text-soft">Goes with {joinList(welcome.map(({ name }) => name))}.</p>
  );
}

function AdaptedFrom({ from: { id, title } }: { from: NonNullable<Recipe['adaptedFrom']> }) {
  return (
    <p className="mt-3 text-soft text-sm">
      Adapted from{' '}
      {id ? (
        <Link to={generatePath(pagePaths.recipe, { id })} className="underline underline-offset-4">
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
  );
}

type HeadingProps = { titled: boolean; className?: string; children: ReactNode };

/** h2 on a page, h3 in a dialog, whose title is an h2. */
function PartHeading({ titled, className = '', children }: HeadingProps) {
  const Heading = titled ? 'h2' : 'h3';
  return <Heading className={`text-2xl ${className}`}>{children}</Heading>;
}

/** Known allergens and diets, and unknown foods. */
function RecipeFactsPanel({ recipe }: Pick<Props, 'recipe'>) {
  const { contains, mayContain, diets, unknownFoods } = recipe.facts;
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
          {`We do not know ${inWords(unknownFoods)}, and cannot check ${unknownFoods.length === 1 ? 'it' : 'them'}. Please read the label.`}
        </Fact>
      )}
      {authorClaims(recipe.unproven).map(({ text }) => (
        <Fact key={text} sign={<CircleHelp className="text-soft" />}>
          {text}.
        </Fact>
      ))}
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
