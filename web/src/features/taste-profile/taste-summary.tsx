import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { formatMinutes, formatPeople, spiceWord } from './taste-words.ts';

type TasteSummaryProps = {
  profile: TasteProfileInput;
  /** The edit button. */
  action: ReactNode;
};

/** A read-only summary of the profile. */
export function TasteSummary({ profile, action }: TasteSummaryProps) {
  const meals = profile.mealTypes.length > 0 ? profile.mealTypes.map(capitalized) : ['All meals'];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Taste preferences</h2>
        {action}
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <List label="Allergies" names={profile.allergies} none="None" sign={<ShieldCheck />} />
        <List label="Foods never to put in" names={profile.avoidedFoods} none="None" />
        <List label="Dietary restrictions" names={profile.dietaryRestrictions} none="None" />
        <List label="Favorite cuisines" names={profile.cuisinePreferences} none="All of them" />
        <List label="Nutrition goals" names={profile.nutritionGoals} none="None" />
        <Fact label="Cooking skill">{capitalized(profile.cookingSkillLevel)}</Fact>
        <Fact label="Max cooking time">{formatMinutes(profile.timePreference)}</Fact>
        <Fact label="Spice level">{spiceWord(profile.spiceLevel)}</Fact>
        <Fact label="Household size">{formatPeople(profile.householdSize)}</Fact>
        <List label="Meal types" names={meals} none="All meals" />
        {profile.customInstructions && (
          <Fact label="Custom instructions" wide>
            <span className="whitespace-pre-line wrap-anywhere">{profile.customInstructions}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="mt-1 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

type ListProps = { label: string; names: readonly string[]; none: string; sign?: ReactNode };

function List({ label, names, none, sign }: ListProps) {
  if (names.length === 0) return <Fact label={label}>{none}</Fact>;
  return (
    <Fact label={label}>
      <span className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Badge key={name} variant={sign ? 'safe' : 'muted'} icon={sign}>
            {name}
          </Badge>
        ))}
      </span>
    </Fact>
  );
}
