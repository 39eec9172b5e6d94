import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { diets, mealTypes, nutritionGoals } from '@plateful/domain/vocabulary/options.ts';
import { ChefHat, Heart, MessageSquareText, ShieldCheck, Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { UnsavedChanges } from '#entities/draft/unsaved-changes.tsx';
import type { SavedProfile } from '#entities/taste-profile/local-profile.ts';
import { useUser } from '#lib/session.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { AvoidedFoodsField } from './avoided-foods-field.tsx';
import { CuisinesField } from './cuisines-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { TasteConflicts } from './taste-conflicts.tsx';
import {
  AllergiesField,
  ChipsField,
  CuisinePlate,
  InstructionsField,
  SkillField,
  SliderField,
} from './taste-fields.tsx';
import type { AddedTaste } from './taste-form-values.ts';
import { formatMinutes, formatPeople, spiceWord } from './taste-words.ts';
import { type OnSaved, useTasteForm } from './use-taste-form.ts';

type TasteFormProps = {
  /** The saved profile, which fills the form. */
  profile: SavedProfile | null;
  /** The caller shows the success message and the next step. */
  onSaved: OnSaved;
  /** Called when the form becomes dirty or clean, for dialogs that ask before closing. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Content below the form, which can read the draft and add to it. */
  below?: ((draft: TasteDraft) => ReactNode) | undefined;
};

/** The taste profile form. Reset when another user signs in; a visitor who signs in keeps the input. */
export function TasteForm(props: TasteFormProps) {
  const { state, user } = useUser();
  const owner = user?.id ?? '';
  const [form, setForm] = useState({ owner, key: 0 });
  if (state !== 'loading' && owner !== form.owner) {
    setForm({ owner, key: form.owner === '' ? form.key : form.key + 1 });
  }
  return <OwnedForm key={form.key} {...props} />;
}

function OwnedForm({ profile, onSaved, onDirtyChange, below }: TasteFormProps) {
  const { control, ...form } = useTasteForm(profile, onSaved);
  return (
    <form
      noValidate
      onSubmit={form.submit}
      // Keeps focused elements out from under the floating bar.
      className="grid grid-cols-1 gap-5 [&_:is(button,input,textarea,[role=slider])]:scroll-mb-28"
    >
      <SectionCard
        icon={<Heart />}
        title="What you love"
        hint="The flavors we should start with."
        aside={<CuisinePlate control={control} />}
      >
        <CuisinesField control={control} typing={form.typing('cuisinePreferences')} />
        <SliderField
          control={control}
          name="spiceLevel"
          label="Spice level"
          hint="How spicy your food can be."
          format={spiceWord}
        />
      </SectionCard>

      <SectionCard
        icon={<ShieldCheck />}
        title="Allergies and diets"
        hint="Rules, not wishes: a recipe that breaks one never reaches you."
      >
        <AllergiesField control={control} />
        <AvoidedFoodsField control={control} typing={form.typing('avoidedFoods')} />
        <ChipsField
          control={control}
          name="dietaryRestrictions"
          label="Dietary restrictions"
          hint="Choose as many as you like. Recipes follow all of them."
          options={diets}
        />
        <p className="text-soft text-sm">
          Allergies and diets say something about health. By saving them you agree that we use them for your
          recipes, and only for that. You can remove them at any time.{' '}
          <a href="/privacy-policy#allergies-and-diets" className="underline underline-offset-4">
            How we handle them
          </a>
        </p>
      </SectionCard>

      <SectionCard
        icon={<ChefHat />}
        title="Your kitchen"
        hint="So that dinner fits your evening, your household and your skills."
      >
        <SkillField control={control} />
        <SliderField
          control={control}
          name="timePreference"
          label="Max cooking time"
          hint="From the first cut to the table."
          format={formatMinutes}
        />
        <SliderField
          control={control}
          name="householdSize"
          label="Household size"
          hint="How many people you usually cook for."
          format={formatPeople}
        />
      </SectionCard>

      <SectionCard
        icon={<Target />}
        title="Meals and goals"
        hint="What you want recipes for, and what they should do for you."
      >
        <ChipsField
          control={control}
          name="mealTypes"
          label="Meal types"
          hint="Choose none for all meals."
          options={mealTypes}
        />
        <ChipsField
          control={control}
          name="nutritionGoals"
          label="Nutrition goals"
          hint="We prefer recipes that match these. They are not medical advice."
          options={nutritionGoals}
        />
      </SectionCard>

      <SectionCard
        icon={<MessageSquareText />}
        title="In your own words"
        hint="Anything else a good cook should know."
      >
        <InstructionsField control={control} />
      </SectionCard>

      {below && (
        <DraftSlot control={control} onAdd={form.add}>
          {below}
        </DraftSlot>
      )}
      <SaveBar
        isNew={profile === null}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        isOffline={form.isOffline}
        isRestored={form.isRestored}
        onDiscard={form.discard}
        news={form.news}
        onForgetNews={form.forgetNews}
      />
      <TasteConflicts conflicts={form.conflicts} onChoose={form.choose} onClose={form.keepEditing} />
      <UnsavedChanges
        warning="Your changes to your taste profile will be lost."
        isDirty={form.isDirty}
        onDirtyChange={onDirtyChange}
      />
    </form>
  );
}

/** The selected values, saved or not. */
type TasteDraft = Pick<TasteProfileInput, 'cuisinePreferences' | 'nutritionGoals'> & {
  onAdd: (kind: AddedTaste, name: string) => void;
};

type DraftSlotProps = {
  control: Control<TasteProfileInput>;
  onAdd: TasteDraft['onAdd'];
  children: (draft: TasteDraft) => ReactNode;
};

/** Subscribes to the form separately, so that nothing else rerenders on changes. */
function DraftSlot({ control, onAdd, children }: DraftSlotProps) {
  const [cuisinePreferences, nutritionGoals] = useWatch({
    control,
    name: ['cuisinePreferences', 'nutritionGoals'],
  });
  return children({ cuisinePreferences, nutritionGoals, onAdd });
}
