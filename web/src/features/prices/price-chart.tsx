import type { FoodPrices } from '@plateful/contract/prices.ts';
import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { cn } from '#ui/class-names.ts';

type PriceChartProps = {
  prices: Pick<FoodPrices, 'paid' | 'typical'>;
  /** In units of the viewBox. */
  width: number;
  height: number;
  className?: string | undefined;
};

const margin = 5;

/** Prices over time, with the typical price as a dashed line. Decorative: the same data is beside it as a table. */
export function PriceChart({ prices: { paid, typical }, width, height, className }: PriceChartProps) {
  const oldestFirst = paid.toReversed();
  const [first, last] = [oldestFirst[0]!.day, oldestFirst.at(-1)!.day];
  const days = Math.max(1, daysBetween(first, last));
  // The scale ignores outliers, which would flatten all other values.
  const usual = paid.filter(({ isUnusual }) => !isUnusual).map(({ price }) => price);
  const values = usual.length > 0 ? usual : paid.map(({ price }) => price);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = high - low;
  const x = (day: string) =>
    first === last ? width / 2 : margin + (daysBetween(first, day) / days) * (width - 2 * margin);
  const y = (price: number) => {
    const share = range === 0 ? 0.5 : Math.min(1, Math.max(0, (price - low) / range));
    return height - margin - share * (height - 2 * margin);
  };
  const points = oldestFirst.map((price) => ({ ...price, x: x(price.day), y: y(price.price) }));
  const line = points.filter(({ isUnusual }) => !isUnusual);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className={cn('overflow-visible', className)}
    >
      {typical !== null && range > 0 && (
        <line
          x1={0}
          x2={width}
          y1={y(typical)}
          y2={y(typical)}
          strokeDasharray="3 3"
          className="stroke-edge"
        />
      )}
      <polyline
        points={line.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-leaf"
      />
      {points.map((point, index) => (
        <circle
          key={point.receiptId}
          cx={point.x}
          cy={point.y}
          r={index === points.length - 1 ? 4 : 2.5}
          strokeWidth={point.isUnusual ? 1.5 : 0}
          className={point.isUnusual ? 'fill-card stroke-saffron-ink' : 'fill-leaf'}
        />
      ))}
    </svg>
  );
}
