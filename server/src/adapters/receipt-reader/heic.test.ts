import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asHeic } from '#testing/drawn-heic.ts';
import { decodedHeic } from './decode.ts';

/** 64 by 32 gray pixels, darker to the right and to the bottom. */
const width = 64;
const height = 32;
const slope = Uint8Array.from({ length: width * height }, (_, index) => {
  const x = index % width;
  return 200 - 2 * x - Math.floor(index / width);
});
const picture = sharp(slope, { raw: { width, height, channels: 1 } });

test.for([0, 1, 2, 3] as const)(
  'a HEIC photo that says to turn it %i times to the left is turned so, once',
  async (turns) => {
    const heic = await asHeic(await picture.clone().png().toBuffer(), turns);
    const { image, size } = await decodedHeic(heic, { page: 0, maxPixels: 10_000 });
    const decoded = await image.removeAlpha().extractChannel(0).raw().toBuffer();
    const upright = picture.clone().rotate(360 - 90 * turns);
    const { data, info } = await upright.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    expect(size).toEqual({ width: info.width, height: info.height });
    const error =
      data.reduce((sum, value, index) => sum + Math.abs(value - decoded[index]!), 0) / data.length;
    expect(error).toBeLessThan(3);
  },
);

test('a HEIC photo with more pixels than are allowed is not unpacked', async () => {
  const heic = await asHeic(await picture.clone().png().toBuffer());
  await expect(decodedHeic(heic, { page: 0, maxPixels: 2000 })).rejects.toMatchObject({
    reason: 'too_large',
  });
});
