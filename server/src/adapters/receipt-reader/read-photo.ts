import type { ReadPhoto } from '#ports/receipt-reader.ts';
import { crop, upsideDown } from './crop.ts';
import { decodePhoto } from './decode.ts';
import { detect } from './detect.ts';
import { mapped, type Quad, startingTopLeft } from './geometry.ts';
import type { Models } from './models.ts';
import { isUpsideDown, slant } from './orient.ts';
import { asSharp, type Picture, turned } from './picture.ts';
import { brightened, isBlurred, isDark, isSmall } from './quality.ts';
import { recognize } from './recognize.ts';
import { toStoredFormat } from './stored-photo.ts';

/** Smaller angles are not corrected: rotation blurs, and rows are followed along their slope anyway. */
const levelWithin = 3;
/** Below this confidence, the model sees patterns of a table or a crease: PP-OCR's own drop_score. */
const minScore = 0.5;

/** Reads a photo's lines from the file's bytes. Throws Refusal. */
export async function readPhoto(models: Models, bytes: Uint8Array): Promise<ReadPhoto> {
  const photo = await decodePhoto(bytes);
  const dark = isDark(photo);
  const { picture, quads } = await levelled(models, dark ? await brightened(photo) : photo);
  const crops = quads.map((quad) => crop(picture, quad));
  const isDown = await isUpsideDown(models, crops);
  const [recognized, file] = await Promise.all([
    recognize(models, isDown ? crops.map(upsideDown) : crops),
    stored(picture, { isDown }),
  ]);
  const blurred = await isBlurred(picture, crops, recognized);
  const lines = recognized.flatMap(({ text, score }, index) => {
    if (text === '' || score < minScore) return [];
    return [{ text, score, corners: isDown ? turnedOver(quads[index]!, picture) : quads[index]! }];
  });
  return {
    lines: lines.sort((a, b) => a.corners[0][1] - b.corners[0][1]),
    width: picture.width,
    height: picture.height,
    problems: [
      ...(dark ? ['dark' as const] : []),
      ...(blurred ? ['blurred' as const] : []),
      ...(isSmall(picture) ? ['small' as const] : []),
    ],
    picture: file,
  };
}

async function stored(picture: Picture, { isDown }: { isDown: boolean }): Promise<Buffer> {
  const upright = isDown ? await turned(picture, 180) : picture;
  return toStoredFormat(asSharp(upright)).toBuffer();
}

/** Rotated so that text is level, upright or upside down. */
async function levelled(models: Models, picture: Picture): Promise<{ picture: Picture; quads: Quad[] }> {
  const quads = await detect(models, picture);
  const angle = slant(quads) ?? 0;
  if (Math.abs(angle) <= levelWithin) return { picture, quads: quads.map(startingTopLeft) };
  const level = await turned(picture, Math.abs(angle) >= 90 - levelWithin ? 90 : -angle);
  return { picture: level, quads: (await detect(models, level)).map(startingTopLeft) };
}

function turnedOver(quad: Quad, { width, height }: Picture): Quad {
  const [a, b, c, d] = mapped(quad, ([x, y]) => [width - x, height - y]);
  return [c, d, a, b];
}
