import type { SubscriptionTier } from '@plateful/contract/limits.ts';

export type PlanFeature = { text: string; isIncluded: boolean };

type Plan = { name: string; pitch: string; features: readonly PlanFeature[] };

const included = (text: string): PlanFeature => ({ text, isIncluded: true });
const excluded = (text: string): PlanFeature => ({ text, isIncluded: false });

/** 'Plan Features' of the specification, section 2. */
export const plans: Record<SubscriptionTier, Plan> = {
  free: {
    name: 'Free',
    pitch: 'Yours for as long as you like.',
    features: [
      included('Sample recipes'),
      included('Basic meal planning'),
      excluded('AI recipe generation'),
      excluded('Custom dietary preferences'),
    ],
  },
  plus: {
    name: 'Plus',
    pitch: 'For households that cook most nights.',
    features: [
      included('AI recipe generation'),
      included('Custom dietary preferences'),
      included('Advanced meal planning'),
      included('Recipe history and favourites'),
    ],
  },
  pro: {
    name: 'Pro',
    pitch: 'For athletes, and for all who count.',
    features: [
      included('Everything in Plus'),
      included('Unlimited recipe generation'),
      included('Priority support'),
      included('Advanced nutrition tracking'),
    ],
  },
};
