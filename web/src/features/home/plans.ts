import { monthlyLimits } from '@plateful/contract/limits.ts';

export const plusFeatures = [
  `AI recipes, up to ${monthlyLimits.recipes} a month`,
  `Receipt uploads, ${monthlyLimits.receipts} a month`,
  'Weekly planning',
  'Calendar sync',
  'Custom dietary preferences: your own instructions, requests and cuisines',
  'Recipe history and favourites',
];

export const proFeatures = [
  'Everything in Plus',
  'Unlimited recipe generation',
  'Priority support',
  'Advanced nutrition tracking',
];
