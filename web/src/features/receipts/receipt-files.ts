import { receiptBounds } from '@plateful/contract/bounds.ts';

/** Types for the file chooser; some browsers know no type for the last three. */
export const acceptedFiles = 'image/*,.heic,.heif,.avif';

const imageEnding = /\.(?:heic|heif|avif)$/i;
const megabyte = 1_000_000;

export type SortedFiles = {
  /** Files to upload. */
  images: File[];
  /** Images that the server would reject, with the reason. */
  refused: { file: File; reason: string }[];
  /** Files that are not images. */
  others: File[];
};

/** Sorts files before the upload by type (docs/product.md, Validation) and size. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const sorted: SortedFiles = { images: [], refused: [], others: [] };
  for (const file of files) {
    const reason = isImage(file) ? problemOf(file) : undefined;
    if (!isImage(file)) sorted.others.push(file);
    else if (reason === undefined) sorted.images.push(file);
    else sorted.refused.push({ file, reason });
  }
  return sorted;
}

function isImage({ type, name }: File): boolean {
  return type.startsWith('image/') || (type === '' && imageEnding.test(name));
}

function problemOf({ size }: File): string | undefined {
  const { max } = receiptBounds.file;
  if (size > max) return `This photo is larger than ${max / megabyte} MB. Please choose a smaller one.`;
  if (size === 0) return 'This file is empty. Please choose the photo again.';
  return undefined;
}
