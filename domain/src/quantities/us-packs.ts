import { formatAmount } from './format-amount.ts';
import { gramsPer } from './units.ts';

/** Cans as sold in the US in ounces, for the grams (or milliliters) on those sold elsewhere. */
type Can = { ounces: number; from: number; to: number };

const cans: readonly (readonly [name: RegExp, sizes: readonly Can[]])[] = [
  [
    /\btomato/,
    [
      { ounces: 14.5, from: 340, to: 480 },
      { ounces: 28, from: 680, to: 860 },
    ],
  ],
  [
    /\bcoconut (?:milk|cream)/,
    [
      { ounces: 13.5, from: 340, to: 480 },
      { ounces: 5.4, from: 140, to: 210 },
    ],
  ],
  [/\bcondensed milk/, [{ ounces: 14, from: 340, to: 450 }]],
  [/\bevaporated milk/, [{ ounces: 12, from: 300, to: 450 }]],
  [
    /\b(?:beans?|chickpeas?|peas?|lentils?|corn|hominy|pumpkin|jackfruit|hearts)\b/,
    [{ ounces: 15, from: 220, to: 500 }],
  ],
  [/\b(?:tuna|salmon|mackerel)\b/, [{ ounces: 5, from: 100, to: 180 }]],
  [/\bsardines?\b/, [{ ounces: 3.75, from: 80, to: 115 }]],
];

const size = /(?<![\d.,–-])(\d+(?:[.,]\d+)?)[ \u202f\u00a0]?(g|kg|ml|l)\b/g;

/** The size of a can or of one piece in a name, in ounces: "400 g each" is "15 oz each". */
export function sizesInOunces(name: string, isCan: boolean): string {
  if (/\b(?:oz|ounces?|lbs?|pounds?|cups?)\b/i.test(name)) return name;
  return name.replace(size, (_, number: string, unit: string) => {
    const large = unit === 'kg' || unit === 'l';
    const amount = Number(number.replace(',', '.')) * (large ? 1000 : 1);
    const known = isCan ? cans.find(([pattern]) => pattern.test(name))?.[1] : undefined;
    const sold = known?.find(({ from, to }) => amount >= from && amount <= to)?.ounces;
    return sizeInOunces(amount, sold);
  });
}

function sizeInOunces(amount: number, sold?: number): string {
  const ounces = sold ?? amount / gramsPer.oz!;
  if (sold === undefined && ounces >= 15.2) return `${formatAmount(Math.round(ounces / 4) / 4)} lb`;
  const parts = ounces < 2 ? 4 : ounces < 6 ? 2 : 1;
  return `${sold ?? formatAmount(Math.max(0.25, Math.round(ounces * parts) / parts))} oz`;
}

/** What one can holds, drained if the line says so. */
const fishCans: readonly (readonly [name: RegExp, sizes: readonly { ounces: number; drained: number }[]])[] =
  [
    [
      /\btuna\b/,
      [
        { ounces: 5, drained: 113 },
        { ounces: 7, drained: 150 },
        { ounces: 12, drained: 280 },
      ],
    ],
    [
      /\bsardines\b/,
      [
        { ounces: 3.75, drained: 90 },
        { ounces: 4.4, drained: 105 },
        { ounces: 15, drained: 300 },
      ],
    ],
    [
      /\b(?:salmon|mackerel)\b/,
      [
        { ounces: 5, drained: 125 },
        { ounces: 14.75, drained: 360 },
      ],
    ],
  ];
const vegetableCans: typeof fishCans = [
  [/\btomatoes\b/, [{ ounces: 14.5, drained: 250 }]],
  [/\b(?:beans|chickpeas|lentils|peas|hominy)\b/, [{ ounces: 15, drained: 250 }]],
  [/\bcorn\b/, [{ ounces: 15, drained: 285 }]],
];
/** Relative difference of a whole number of cans that is tolerated. */
const tolerance = 0.2;

/** Whole cans as sold in the US for a weight of canned food: 300 g of tuna are three; null if none fits. */
export function usCans(name: string, grams: number): { amount: number; name: string } | null {
  const isFish = fishCans.some(([pattern]) => pattern.test(name));
  if (!/^canned\b/.test(name) && !/\b(?:in (?:water|oil|olive oil|tomato sauce))\b/.test(name.split(',')[0]!))
    return null;
  const sizes = (isFish ? fishCans : vegetableCans).find(([pattern]) => pattern.test(name))?.[1];
  if (!sizes) return null;
  const isDrained = /\b(?:drained|rinsed)\b/.test(name);
  const parts = isFish ? 1 : 2;
  for (const { ounces, drained } of sizes) {
    const each = isDrained ? drained : ounces * gramsPer.oz!;
    const amount = Math.max(1 / parts, Math.round((grams / each) * parts) / parts);
    if (Math.abs((amount * each) / grams - 1) > tolerance) continue;
    const [head, ...rest] = name
      .replace(/^canned /, '')
      .replace(/,? drained weight/, ', drained')
      .split(', ');
    const label = `${amount < 1 ? 'of ' : ''}${ounces} oz${amount > 1 ? ' each' : ''}`;
    return { amount, name: [head, label, ...rest].join(', ') };
  }
  return null;
}
