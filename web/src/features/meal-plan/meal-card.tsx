import { pagePaths } from '@plateful/contract/pages.ts';
import type { WeekEntry } from '@plateful/contract/week.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { Check, CookingPot, Lock, Sparkles, StickyNote, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { removal } from './edits.ts';
import { EntryMenu } from './entry-menu.tsx';
import { usePlanner } from './planner-context.ts';
import { isMeal, isSaved, leftoversWords, type MealEntry, slotWords, titleOf } from './week-entry.ts';

/** Id of the instructions for moving a meal by keyboard, which planner.tsx renders. */
export const carryHintId = 'how-to-carry';

const frame =
  'group/card relative flex h-full flex-col gap-x-4 gap-y-2 rounded-xl p-3 pr-11 transition-[box-shadow,translate,opacity] @3xs:flex-row';
const wholeCard =
  'rounded-sm font-semibold text-sm leading-snug after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:outline-offset-2';

/** An entry in a slot. A dish links to its recipe; the amount of detail depends on the card's width. */
export function MealCard({ entry }: { entry: WeekEntry }) {
  const { carried, selected } = usePlanner();
  const isCarried = carried?.entry.id === entry.id;
  const isLeftover = entry.leftoversOf !== null;
  return (
    <div className="@container h-full animate-fade-in">
      <article
        className={cn(
          frame,
          isMeal(entry) && !isLeftover ? 'bg-card shadow-card' : 'border-[1.5px] border-line bg-sunk',
          !selected && 'hover:-translate-y-0.5 hover:shadow-raised',
          isCarried && 'opacity-60 outline-[2.5px] outline-brand outline-dashed',
          selected?.has(entry.id) && 'outline-[2.5px] outline-brand',
          'has-[input:focus-visible]:outline-[2.5px] has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
        )}
      >
        {isMeal(entry) ? <Dish entry={entry} /> : <Note entry={entry} />}
        {selected ? <SelectBox entry={entry} /> : <CardButtons entry={entry} />}
      </article>
    </div>
  );
}

function Dish({ entry }: { entry: MealEntry }) {
  const { recipe, note, reason } = entry;
  const leftovers = leftoversWords(entry);
  // A recipe for any meal shows the meal of its slot.
  const badges = [recipe.cuisineType, capitalized(recipe.mealType ?? entry.mealType)].filter(Boolean);
  return (
    <>
      <div className={cn('shrink-0', leftovers ? 'w-12 opacity-80' : 'w-16 @3xs:w-18')}>
        <RecipePlate recipe={recipe} size="fill" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 @max-3xs:-mr-8">
        <CardLink entry={entry} to={`${generatePath(pagePaths.recipe, { id: recipe.id })}?from=meal-planner`}>
          {recipe.title}
        </CardLink>
        {leftovers ? (
          <Remark icon={<CookingPot />}>{leftovers}</Remark>
        ) : (
          <RecipeMeta recipe={recipe} servings={entry.servings} />
        )}
        <AllergyWarnings recipe={recipe} />
        {note && <Remark icon={<StickyNote />}>{note}</Remark>}
        {reason && !leftovers && <Remark icon={<Sparkles />}>{reason}</Remark>}
        <div className="mt-auto flex flex-wrap gap-x-0.75 gap-y-1 pt-0.5 @3xs:gap-x-1.5">
          {entry.isLocked && (
            <Badge variant="brand" icon={<Lock />} className="px-1.5 py-0.5 @3xs:px-3 @3xs:py-1">
              Locked
            </Badge>
          )}
          {!leftovers &&
            badges.map((badge) => (
              <Badge key={badge} variant="muted" className="px-1.5 py-0.5 @3xs:px-3 @3xs:py-1">
                {badge}
              </Badge>
            ))}
        </div>
      </div>
    </>
  );
}

/** A small line with an icon. */
function Remark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1 text-soft text-xs [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

type CardLinkProps = { entry: WeekEntry; to: string; children: ReactNode };

/** Enter opens the recipe, Space picks the meal up to move it to another slot. */
function CardLink({ entry, to, children }: CardLinkProps) {
  const { carry, selected } = usePlanner();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || !isSaved(entry)) return;
    event.preventDefault();
    carry(entry);
  }

  if (selected) return <span className="line-clamp-3 font-semibold text-sm leading-snug">{children}</span>;
  return (
    <Link
      to={to}
      aria-describedby={carryHintId}
      draggable={false}
      onKeyDown={onKeyDown}
      className={cn(wholeCard, 'line-clamp-3')}
    >
      {children}
    </Link>
  );
}

function Note({ entry }: { entry: WeekEntry }) {
  const { open, carry, selected } = usePlanner();
  const words = (
    <span className="wrap-anywhere line-clamp-4 font-semibold text-sm leading-snug">{entry.note}</span>
  );
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <StickyNote className="mt-0.5 size-4 shrink-0 text-soft" />
      {selected ? (
        words
      ) : (
        <button
          type="button"
          aria-describedby={carryHintId}
          onClick={() => open({ kind: 'note', slot: entry, entry })}
          onKeyDown={(event) => {
            if (event.key !== ' ' || !isSaved(entry)) return;
            event.preventDefault();
            carry(entry);
          }}
          className={cn(wholeCard, 'min-w-0 self-start text-left')}
        >
          <VisuallyHidden>Note: </VisuallyHidden>
          {words}
        </button>
      )}
    </div>
  );
}

function CardButtons({ entry }: { entry: WeekEntry }) {
  const { edit } = usePlanner();
  return (
    <div className="absolute top-1 right-1 z-1 flex flex-col">
      <EntryMenu entry={entry} />
      <IconButton
        label={`Remove ${titleOf(entry)} from ${slotWords(entry)}`}
        size="sm"
        variant="danger"
        // With a mouse, shown on hover or focus only, to reduce clutter.
        className="[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within/card:opacity-100 [@media(hover:hover)]:group-hover/card:opacity-100"
        disabled={!isSaved(entry)}
        onClick={() => edit(removal([entry]), entry)}
      >
        <X />
      </IconButton>
    </div>
  );
}

/** In selection mode the whole card is a checkbox. */
function SelectBox({ entry }: { entry: WeekEntry }) {
  const { selected, toggle } = usePlanner();
  const isSelected = selected?.has(entry.id) ?? false;
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Select ${titleOf(entry)}, ${slotWords(entry)}`}
        checked={isSelected}
        disabled={!isSaved(entry)}
        onChange={() => toggle(entry.id)}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-3 right-3 grid size-6 place-items-center rounded-sm border-[1.5px]',
          isSelected ? 'border-brand bg-brand text-brand-ink' : 'border-edge bg-card',
        )}
      >
        {isSelected && <Check strokeWidth={3.25} className="size-4" />}
      </span>
    </>
  );
}
