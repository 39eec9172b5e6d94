import { receiptBounds } from '@plateful/contract/bounds.ts';
import { expect, test } from 'vitest';
import { sortFiles } from './receipt-files.ts';

function file(name: string, type: string, size = 10): File {
  return new File([new Uint8Array(size)], name, { type });
}

function namesOf(files: readonly File[]): string[] {
  return files.map(({ name }) => name);
}

test('images are accepted, other files are rejected, in the order chosen', () => {
  const sorted = sortFiles([
    file('a.jpg', 'image/jpeg'),
    file('notes.txt', 'text/plain'),
    file('b.png', 'image/png'),
    file('list.pdf', 'application/pdf'),
  ]);
  expect(namesOf(sorted.images)).toEqual(['a.jpg', 'b.png']);
  expect(namesOf(sorted.others)).toEqual(['notes.txt', 'list.pdf']);
  expect(sorted.refused).toEqual([]);
});

test.each(['IMG_0042.HEIC', 'photo.heif', 'photo.avif'])(
  '%s counts as an image if the browser does not know its type',
  (name) => {
    expect(namesOf(sortFiles([file(name, '')]).images)).toEqual([name]);
  },
);

test.each([
  ['receipt.heic', 'application/zip'],
  ['receipt.jpg', ''],
  ['heic', ''],
  ['receipt.heic.txt', ''],
])('%s of type "%s" is not an image', (name, type) => {
  expect(namesOf(sortFiles([file(name, type)]).others)).toEqual([name]);
});

test('a photo over the size limit is rejected, one at the limit is not', () => {
  const { max } = receiptBounds.file;
  const sorted = sortFiles([file('big.jpg', 'image/jpeg', max + 1), file('fits.jpg', 'image/jpeg', max)]);
  expect(namesOf(sorted.images)).toEqual(['fits.jpg']);
  expect(sorted.refused).toMatchObject([{ file: { name: 'big.jpg' } }]);
  expect(sorted.refused[0]?.reason).toContain('larger than 20 MB');
});

test('an empty file is rejected before the upload', () => {
  expect(sortFiles([file('gone.jpg', 'image/jpeg', 0)]).refused[0]?.reason).toContain('is empty');
});
