import { monthlyQuota, type SubscriptionTier } from '@plateful/contract/plans.ts';

export type PlanFeature = { text: string; detail?: string; isIncluded: boolean };

type Plan = { name: string; pitch: string; features: readonly PlanFeature[] };

const included = (text: string): PlanFeature => ({ text, isIncluded: true });
const excluded = (text: string): PlanFeature => ({ text, isIncluded: false });

/** Without allergies and diets: safety is part of every plan (product decisions). */
const customPreferences = {
  text: 'Custom dietary preferences',
  detail: 'Your own instructions, requests and cuisines',
};

/** 'Plan Features' of docs/product.md, Pages, and the features common to all plans. */
export const plans: Record<SubscriptionTier, Plan> = {
  free: {
    name: 'Free',
    pitch: 'Yours for as long as you like.',
    features: [
      included('Sample recipes'),
      included('Basic meal planning'),
      included('Allergies and diets, always checked'),
      included('Calendar feed'),
      excluded('AI recipe generation'),
      { ...customPreferences, isIncluded: false },
    ],
  },
  plus: {
    name: 'Plus',
    pitch: 'For households that cook most nights.',
    features: [
      included('AI recipe generation'),
      { ...customPreferences, isIncluded: true },
      included('Advanced meal planning'),
      included('Recipe history and favourites'),
    ],
  },
  pro: {
    name: 'Pro',
    pitch: 'For athletes, and everyone who counts what they eat.',
    features: [
      included('Everything in Plus'),
      included('Unlimited recipe generation'),
      included('Priority support'),
      included('Advanced nutrition tracking'),
    ],
  },
};

export const plusFeatures = [
  `AI recipes, up to ${monthlyQuota.recipes} a month`,
  `Receipt uploads, ${monthlyQuota.receipts} a month`,
  'Weekly planning',
  'Calendar sync',
  'Custom dietary preferences: your own instructions, requests and cuisines',
  'Recipe history and favourites',
];
