import type { Sharp } from 'sharp';

/** Of any photo that is opened: the largest cameras of phones make 50 megapixels in ordinary use; a bomb has hundreds. */
export const maxPixels = 60_000_000;

/** Of a photo that is kept, which no page shows larger. */
export const longestSide = 1600;

/** As photos are kept: lossy WebP without metadata. Twice the effort takes twice as long and saves a twentieth. */
export function forKeeping(photo: Sharp): Sharp {
  return photo
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 });
}
