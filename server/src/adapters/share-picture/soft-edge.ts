/** Hundredths of a plate's width, and a color with its opacity. */
type Soft = { id: string; y: number; radius: number; blur: number; color: string; opacity: number };

/** How a blurred edge falls: the share that is left at so many deviations beyond it (a Gaussian's distribution function). */
const fall = [
  [-2.5, 0.994],
  [-1.75, 0.96],
  [-1.25, 0.894],
  [-0.75, 0.773],
  [-0.25, 0.599],
  [0.25, 0.401],
  [0.75, 0.227],
  [1.25, 0.106],
  [1.75, 0.04],
  [2.5, 0],
] as const;

/**
 * The gradient of a circle around (50, y) whose edge is blurred as CSS blurs a shadow, `blur` being twice the deviation.
 * A filter that blurs would do the same at ten times the work: all of a plate's together took 300 ms of a processor.
 */
export function softDisc(soft: Soft): string {
  return gradient(soft, (left) => left);
}

/** The same around a hole: a shadow that a rim throws inward. */
export function softRim(soft: Soft): string {
  return gradient(soft, (left) => 1 - left);
}

/** Of what a soft circle covers. */
export function reach({ radius, blur }: Pick<Soft, 'radius' | 'blur'>): number {
  return radius + 1.25 * blur;
}

function gradient({ id, y, radius, blur, color, opacity }: Soft, share: (left: number) => number): string {
  const end = reach({ radius, blur });
  const stops = fall.map(([deviations, left]) => {
    const offset = (radius + (deviations * blur) / 2) / end;
    return `<stop offset="${offset.toFixed(4)}" stop-color="${color}" stop-opacity="${(opacity * share(left)).toFixed(4)}"/>`;
  });
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="50" cy="${y}" r="${end}">${stops.join('')}</radialGradient>`;
}
