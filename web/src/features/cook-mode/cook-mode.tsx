import { servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { type MethodStep, methodSections } from '@plateful/domain/recipes/method.ts';
import { ArrowLeft, ArrowRight, Check, MonitorCheck, MonitorOff, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { recipeLang } from '#entities/recipe/recipe-language.ts';
import { scaleRecipe } from '#entities/recipe/scale-recipe.ts';
import { useUnits } from '#lib/units.ts';
import { useSwipe } from '#lib/use-swipe.ts';
import { useWakeLock, type WakeState } from '#lib/wake-lock.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CookDock } from './cook-dock.tsx';
import { useCookAddress } from './cook-link.tsx';
import { CookIngredients, CookStep } from './cook-step.tsx';
import { prepareBell, showTimersOf } from './cook-timer-store.ts';

type Props = {
  /** Scaled to `servings`, in the household's units, without section headings among the steps. */
  recipe: Recipe;
  steps: readonly CookedStep[];
  /** From 0. */
  step: number;
  servings: number;
  onStep: (step: number) => void;
  onLeave: () => void;
};

/** Full-screen view of one step at a time. Keeps the screen on. */
function CookScreen({ recipe, steps, step, servings, onStep, onLeave }: Props) {
  const count = recipe.instructions.length;
  const isLast = step === count - 1;
  const lang = recipeLang(recipe);
  const { heading, place } = steps[step]!;
  const region = useRef<HTMLElement>(null);
  const wake = useWakeLock();
  const returnFocus = useReturnFocus(() => document.querySelector<HTMLElement>('main h1'));
  useEffect(() => showTimersOf(recipe.id), [recipe.id]);

  const go = (by: number) => {
    const next = step + by;
    if (next < 0 || next >= count) return;
    onStep(next);
    region.current?.scrollTo(0, 0);
  };
  const swipe = useSwipe(go);

  function pressKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onLeave()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            region.current?.focus();
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onKeyDown={pressKey}
          onPointerDown={prepareBell}
          className="fixed inset-0 z-50 flex print:hidden animate-fade-in flex-col bg-paper pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-ink outline-none"
        >
          <div className="flex items-center gap-3 px-gutter py-2 short:py-0.5">
            <div className="min-w-0 flex-1">
              <Dialog.Title lang={lang} className="truncate text-lg">
                {recipe.title}
              </Dialog.Title>
              <WakeNote state={wake} />
            </div>
            <Dialog.Close asChild>
              <IconButton label="Leave cook mode" size="lg" variant="soft" data-escape>
                <X />
              </IconButton>
            </Dialog.Close>
          </div>
          <Steps count={count} step={step} />
          <section
            ref={region}
            tabIndex={-1}
            aria-label={`Step ${step + 1} of ${count}`}
            {...swipe}
            className="grid min-h-0 flex-1 touch-pan-y content-start gap-x-10 gap-y-7 overflow-y-auto overscroll-contain px-gutter py-5 outline-none sm:grid-cols-[minmax(0,1.7fr)_minmax(13rem,1fr)] sm:py-8 short:py-3"
          >
            <div key={step} className="animate-fade-in">
              <h2 className="mb-2 text-lg text-soft">
                {`Step ${step + 1} of ${count}`}
                {heading && ` · ${heading}`}
              </h2>
              <CookStep recipe={recipe} step={step} />
            </div>
            <CookIngredients recipe={recipe} step={place} servings={servings} />
          </section>
          <VisuallyHidden role="status">
            {`Step ${step + 1} of ${count}. `}
            <span lang={lang}>{recipe.instructions[step]}</span>
          </VisuallyHidden>
          <div className="border-line border-t short:flex short:items-center">
            <CookDock recipeId={recipe.id} onStopped={() => region.current?.focus()} />
            <div className="grid grid-cols-2 gap-3 px-gutter py-2.5 short:min-w-[50%] short:flex-1 short:py-1.5">
              <Button
                variant="secondary"
                size="lg"
                className="min-h-14"
                aria-disabled={step === 0}
                icon={<ArrowLeft />}
                onClick={() => go(-1)}
              >
                Previous
              </Button>
              <Button size="lg" className="min-h-14" onClick={() => (isLast ? onLeave() : go(1))}>
                {isLast ? 'Done' : 'Next'}
                {isLast ? <Check /> : <ArrowRight />}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Visual progress. */
function Steps({ count, step }: { count: number; step: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1 px-gutter">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and their order never changes.
          key={index}
          className={`h-1.5 flex-1 rounded-full ${index <= step ? 'bg-brand' : 'bg-fill-strong'}`}
        />
      ))}
    </div>
  );
}

const wakeLockTexts: Record<WakeState, string> = {
  asking: '',
  on: 'The screen stays on',
  off: 'Your device cannot keep the screen on right now',
  unsupported: 'This browser cannot keep the screen on',
};

function WakeNote({ state }: { state: WakeState }) {
  const Sign = state === 'on' ? MonitorCheck : MonitorOff;
  return (
    <p role="status" className="flex min-h-[1lh] items-center gap-1.5 text-soft text-xs">
      {state !== 'asking' && <Sign className="size-3.5 shrink-0" />}
      <span className="min-w-0">{wakeLockTexts[state]}</span>
    </p>
  );
}

type CookedStep = MethodStep & { heading: string | null };

function stepsOf({ instructions }: Recipe): CookedStep[] {
  return methodSections(instructions).flatMap(({ heading, steps }) =>
    steps.map((step) => ({ ...step, heading })),
  );
}

/** Cook mode, if the URL selects it. */
export function CookMode({ recipe }: { recipe: Recipe }) {
  const written = stepsOf(recipe);
  const { step, servings, goTo, leave } = useCookAddress({ ...recipe, steps: written.length });
  const units = useUnits();
  if (step === null) return null;
  const scaled = { ...recipe, ...scaleRecipe(recipe, servingsOf(recipe), servings, units) };
  const steps = stepsOf(scaled);
  return (
    <CookScreen
      recipe={{ ...scaled, instructions: steps.map(({ text }) => text) }}
      steps={steps}
      step={step}
      servings={servings}
      onStep={goTo}
      onLeave={leave}
    />
  );
}
