import { arrangePlate, type PlacedPicture } from '@plateful/domain/recipes/arrange-plate.ts';
import type { FoodPictures } from './assets.ts';
import { mixColors } from './mix-colors.ts';

/** In hundredths of a plate's width, and a color with its opacity. */
type Soft = { id: string; y: number; radius: number; blur: number; color: string; opacity: number };

/**
 * Falloff of a blurred edge: the remaining share at each number of deviations beyond it (Gaussian distribution
 * function).
 */
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

/** The web client's shadow color. */
const shade = { color: 'rgb(60,35,25)', opacity: 0.16 };
const white = '#ffffff';

const disc = 50;
const well = 39.5;
/** The wide shadow and the close one. */
const far = { id: 'far', y: 54.5, radius: disc - 1, blur: 9, ...shade };
const near = { id: 'near', y: 51, radius: disc, blur: 1.6, ...shade };
/** The light on the lower edge of the plate's well. */
const lip = { id: 'lip', y: 50.9, radius: well, blur: 0.7, color: white, opacity: 0.9 };

/**
 * A plate in a square of 100 as SVG; its shadows extend beyond it. Sizes, colors and shadows are those of the web
 * client's plate in the light theme.
 */
export function drawPlate(pictures: readonly string[], tint: string, set: FoodPictures): string {
  const glaze = mixColors(white, 0.74, tint);
  const band = mixColors(white, 0.4, tint);
  const edge = mixColors(mixColors(white, 0.88, '#3a2418'), 0.78, tint);
  return (
    `<defs>${fills(tint, glaze)}${shadows}</defs>` +
    circle(reach(far), 'url(#far)', far.y) +
    circle(reach(near), 'url(#near)', near.y) +
    circle(disc + 0.4, edge) +
    ['disc', 'disc-shade', 'disc-light'].map((id) => circle(disc, `url(#${id})`)).join('') +
    `<circle cx="50" cy="50" r="46.25" fill="none" stroke="${band}" stroke-width="1.1"/>` +
    circle(reach(lip), 'url(#lip)', lip.y) +
    ['well', 'well-shade'].map((id) => circle(well, `url(#${id})`)).join('') +
    `<circle cx="50" cy="50" r="39.325" fill="none" stroke="${band}" stroke-opacity=".55" stroke-width=".35"/>` +
    arrangePlate(pictures)
      .map((helping, index) => drawHelping(helping, index, set))
      .join('')
  );
}

function fills(tint: string, glaze: string): string {
  const [light, dark] = [mixColors(white, 0.98, tint), mixColors(white, 0.9, tint)];
  return (
    // CSS's 155 degrees: from the top, a little left, to the bottom.
    `<linearGradient id="disc" x1=".289" y1=".047" x2=".711" y2=".953">${stop(0, light)}${stop(1, dark)}</linearGradient>` +
    // Centered at 40 % height, to the farthest corner, as CSS defines it.
    `<radialGradient id="well" cx=".5" cy=".4" r=".781">${stop(0, mixColors(glaze, 0.82, white))}${stop(0.72, glaze)}</radialGradient>`
  );
}

const shadows =
  softDisc(far) +
  softDisc(near) +
  softDisc(lip) +
  softRim({ id: 'disc-shade', y: 48.4, radius: disc, blur: 2.4, color: shade.color, opacity: 0.05 }) +
  softRim({ id: 'disc-light', y: 51.2, radius: disc, blur: 1, color: white, opacity: 0.9 }) +
  softRim({ id: 'well-shade', y: 51.6, radius: well, blur: 2.6, color: shade.color, opacity: 0.1 });

function stop(offset: number, color: string): string {
  return `<stop offset="${offset}" stop-color="${color}"/>`;
}

function circle(radius: number, fill: string, y = 50): string {
  return `<circle cx="50" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function drawHelping(
  { name, x, y, width, rotation: turn }: PlacedPicture,
  index: number,
  set: FoodPictures,
): string {
  const picture = set.get(name);
  if (!picture) return '';
  const scale = width / Math.max(picture.width, picture.height);
  const middle = `${-picture.width / 2} ${-picture.height / 2}`;
  return (
    `<filter id="food-${index}" x="-10%" y="-10%" width="120%" height="125%">` +
    `<feDropShadow dx="0" dy="1.1" stdDeviation=".9" flood-color="${shade.color}" flood-opacity="${shade.opacity}"/></filter>` +
    `<g filter="url(#food-${index})"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${middle})">` +
    `${withOwnIds(picture.body, `food-${index}-`)}</g></g>`
  );
}

/** Makes ids unique, because pictures use the same ones. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
}

/**
 * Gradient of a circle around (50, y) with an edge blurred like a CSS shadow, `blur` being twice the deviation. A blur
 * filter does the same at ten times the cost: all shadows of a plate took 300 ms of CPU time.
 */
export function softDisc(soft: Soft): string {
  return gradient(soft, (left) => left);
}

/** The same around a hole: an inset shadow. */
export function softRim(soft: Soft): string {
  return gradient(soft, (left) => 1 - left);
}

/** The radius that a soft circle covers. */
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
