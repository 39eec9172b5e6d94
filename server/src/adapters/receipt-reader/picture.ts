import sharp, { type Sharp } from 'sharp';

/** Rows of RGB pixels, one byte per channel. */
export type Picture = { data: Uint8Array; width: number; height: number };

/** Background of rotated pictures, so that no edge looks like text on paper or on a dark table. */
const uncovered = '#777';

export function asSharp({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: info.channels === 1 ? tripled(data) : data, width: info.width, height: info.height };
}

function tripled(gray: Uint8Array): Uint8Array {
  const data = new Uint8Array(3 * gray.length);
  for (let index = 0; index < gray.length; index++) data.fill(gray[index]!, 3 * index, 3 * index + 3);
  return data;
}

/** Rotates clockwise, in degrees. */
export function turned(picture: Picture, degrees: number): Promise<Picture> {
  return toPicture(asSharp(picture).rotate(degrees, { background: uncovered }));
}
