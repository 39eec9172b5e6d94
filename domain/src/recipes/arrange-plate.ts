/** Position of one picture: center and width in percent of the plate's width, rotation in degrees. */
export type PlacedPicture = { name: string; x: number; y: number; width: number; rotation: number };

type Ring = { main: number; side: number; radius: number; angles: readonly (readonly number[])[] };

/** By number of sides: widths, distance from the center, and possible angles (degrees, 0 = right, 90 = down). */
const rings: readonly Ring[] = [
  { main: 60, side: 0, radius: 0, angles: [[]] },
  { main: 50, side: 34, radius: 23, angles: [[-42], [-138]] },
  {
    main: 46,
    side: 31,
    radius: 26.5,
    angles: [
      [-150, -34],
      [-38, 146],
      [-142, 34],
    ],
  },
  {
    main: 43,
    side: 29,
    radius: 28.5,
    angles: [
      [-150, -30, 90],
      [-90, 32, 148],
      [-118, 8, 128],
    ],
  },
  {
    main: 40,
    side: 27,
    radius: 30,
    angles: [
      [-140, -40, 142, 38],
      [-96, 176, 84, -6],
      [-118, -22, 150, 56],
    ],
  },
  {
    main: 37,
    side: 25,
    radius: 31,
    angles: [
      [-90, 198, -18, 126, 54],
      [-126, -54, 162, 18, 90],
    ],
  },
];
const rotations = [-14, 12, 9, -11, 6];
const small = { max: 3, growth: 1.18 };

/** A stable hash: the same recipe must look the same in every session and on every machine. */
function fingerprint(names: readonly string[]): number {
  let sum = 7;
  for (const letter of names.join(' ')) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
}

/**
 * Arranges up to six pictures: the first in the center, the others around it, with angles that depend only on the
 * names. A small plate has only the first three, larger. Lower pictures come later, so that they are drawn in front.
 */
export function arrangePlate(pictures: readonly string[], isSmall = false): PlacedPicture[] {
  const names = pictures.slice(0, isSmall ? small.max : rings.length);
  const [main, ...sides] = names;
  const ring = rings[sides.length];
  if (main === undefined || ring === undefined) return [];

  const seed = fingerprint(names);
  const angles = ring.angles[seed % ring.angles.length] ?? [];
  const growth = isSmall ? small.growth : 1;
  const around = sides.map((name, index): PlacedPicture => {
    const angle = ((angles[index] ?? 0) * Math.PI) / 180;
    return {
      name,
      x: round(50 + ring.radius * Math.cos(angle)),
      y: round(50 + ring.radius * Math.sin(angle)),
      width: round(ring.side * growth),
      rotation: rotations[(seed + index) % rotations.length] ?? 0,
    };
  });
  // One or two sides shift the center of mass; the main one is moved the other way to keep the whole centered.
  const pull = { 1: 0.45, 2: 0.3 }[sides.length] ?? 0;
  const middle: PlacedPicture = {
    name: main,
    x: round(50 - pull * mean(around.map((side) => side.x - 50))),
    y: round(50 - pull * mean(around.map((side) => side.y - 50))),
    width: round(ring.main * growth),
    rotation: (seed % 9) - 4,
  };
  return [middle, ...around].sort((a, b) => a.y - b.y);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
