import { arrangePlate } from '@plateful/domain/recipes/arrange-plate.ts';
import { type CSSProperties, useState } from 'react';
import { cn } from './class-names.ts';
import { Picture } from './picture.tsx';

const sizes = { xs: 40, sm: 64, md: 128, lg: 220 };
const smallBelow = 56;

type PlateProps = {
  /** Names of pictures, the main one first; at most six are shown. */
  pictures: readonly string[];
  /** The plate's CSS color. */
  tint?: string | undefined;
  /** A named size, pixels, or 'fill' for the width of the container. */
  size?: keyof typeof sizes | 'fill' | number | undefined;
  /** The accessible name; without it the plate is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Plate({ pictures, tint = 'var(--color-brand)', size = 'md', label, className }: PlateProps) {
  const pixels = typeof size === 'number' ? size : size === 'fill' ? undefined : sizes[size];
  const isSmall = pixels !== undefined && pixels < smallBelow;
  const turns = useTurns(pictures.join(' '));
  const style = { '--plate-tint': tint, width: pixels ?? '100%' } as CSSProperties;
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return (
    <span className={cn('plate', isSmall && 'plate-small', className)} style={style} {...role}>
      <span className="plate-disc" />
      {!isSmall && <span className="plate-band" />}
      <span className="plate-well" />
      <span key={turns} className={cn('plate-food', turns > 0 && 'plate-turning')}>
        {arrangePlate(pictures, isSmall).map((helping, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may lie on a plate twice, and none keeps state.
            key={index}
            name={helping.name}
            size={`${helping.width}%`}
            style={{ left: `${helping.x}%`, top: `${helping.y}%`, rotate: `${helping.rotation}deg` }}
          />
        ))}
      </span>
    </span>
  );
}

/** Counts the changes of the food since the first render, so that the first render has no animation. */
function useTurns(food: string): number {
  const [served, setServed] = useState({ food, turns: 0 });
  if (served.food === food) return served.turns;
  setServed({ food, turns: served.turns + 1 });
  return served.turns + 1;
}
