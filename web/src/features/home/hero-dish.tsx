import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import { Link } from 'react-router';
import { capitalized } from '#lib/words.ts';
import { Plate } from '#ui/plate.tsx';

type Props = { dish: ComposedDay['dishes'][number] };

/** A row on a phone, a column of a wider table. Room for long titles is kept, so that nothing moves when a day changes. */
export function HeroDish({ dish }: Props) {
  const { id, title, mealType, cookingTime, servings, calories, cuisineType, pictures } = dish;
  return (
    <li className="min-w-0 @md:row-span-2 @md:grid @md:grid-rows-subgrid">
      <Link
        to={`/recipe/${id}`}
        className="group grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3.5 rounded-2xl py-1 @md:row-span-2 @md:grid-cols-1 @md:grid-rows-subgrid @md:py-0"
      >
        <span className="block @md:self-end">
          <Plate pictures={pictures} tint={cuisineTint(cuisineType)} size="fill" />
        </span>
        <span className="flex min-h-24 flex-col justify-center @md:min-h-36 @md:justify-start @md:text-center">
          <span className="text-soft text-xs">{capitalized(mealType)}</span>
          <span className="line-clamp-3 font-semibold text-sm leading-tight underline decoration-transparent underline-offset-2 transition-colors group-hover:decoration-current @md:line-clamp-4">
            {title}
          </span>
          <span className="mt-0.5 text-soft text-xs tabular-nums">
            {`${cookingTime} min · serves ${servings}`}
            <span className="@md:hidden"> · </span>
            <span className="whitespace-nowrap @md:block">{`${calories} kcal`}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
