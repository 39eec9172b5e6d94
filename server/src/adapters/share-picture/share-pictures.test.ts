import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Log } from '#ports/log.ts';
import type { SharedDish } from '#ports/share-pictures.ts';
import { createSharePictures } from './share-pictures.ts';

const soup: SharedDish = {
  title: 'Tomato soup',
  plainTitle: 'A recipe for dinner',
  kinds: ['Italian', 'Dinner'],
  figures: [{ value: '30 min', label: 'cooking time' }],
  pictures: ['tomato', 'garlic', 'herb'],
  tint: '#e0654a',
};
const titled = (title: string): SharedDish => ({ ...soup, title });

/** Counts what is really drawn. */
function countedPictures(options: Partial<Parameters<typeof createSharePictures>[0]> = {}) {
  const drawn: object[] = [];
  const errors: object[] = [];
  const log: Log = {
    debug: (details) => drawn.push(details),
    info: () => undefined,
    warn: (details) => errors.push(details),
    error: (details) => errors.push(details),
  };
  const pictures = createSharePictures({ log, timeoutMs: 60_000, ...options });
  afterAll(() => pictures.close());
  return { pictures, drawn, errors };
}

test('twenty requests for one picture at once share one drawing, and later ones get it too', async () => {
  const { pictures, drawn } = countedPictures();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.draw({ ...soup })));
  await pictures.draw(soup);
  expect(drawn).toHaveLength(1);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('beyond a full queue no request is taken, and those waiting get their pictures', async () => {
  const { pictures } = countedPictures({ maxWaiting: 2 });
  const asked = Array.from({ length: 5 }, (_, index) => pictures.draw(titled(`Soup ${index}`)));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[4]).toMatchObject({ reason: { reason: 'busy' } });
  await expect(pictures.draw(titled('Soup 4'))).resolves.toBeInstanceOf(Uint8Array);
});

test('no more pictures are kept than there is room for', async () => {
  const { pictures, drawn } = countedPictures({ maxBytes: 1000 });
  await pictures.draw(soup);
  await pictures.draw(soup);
  expect(drawn).toHaveLength(2);
});

test('a drawing that takes too long is given up, and so is the next one, by a process of its own', async () => {
  const { pictures, errors } = countedPictures({ timeoutMs: 1 });
  await expect(pictures.draw(soup)).rejects.toMatchObject({ reason: 'timeout' });
  await expect(pictures.draw(titled('Another'))).rejects.toMatchObject({ reason: 'timeout' });
  expect(errors).toEqual([{ timeoutMs: 1 }, { timeoutMs: 1 }]);
});

test('a dish that cannot be drawn does not spoil the next one', async () => {
  const { pictures, errors } = countedPictures();
  const broken = { ...soup, kinds: null } as unknown as SharedDish;
  await expect(pictures.draw(broken)).rejects.toMatchObject({ reason: 'crashed' });
  expect(errors).toEqual([{ error: expect.stringContaining('TypeError') }]);
  expect((await sharp(await pictures.draw(soup)).metadata()).width).toBe(1200);
});

test('a process that was ended for want of work is followed by another', async () => {
  const { pictures, drawn } = countedPictures({ idleMs: 0 });
  await pictures.draw(titled('First'));
  await new Promise((done) => setTimeout(done, 20));
  await pictures.draw(titled('Second'));
  expect(drawn).toHaveLength(2);
});

test('a closed renderer draws nothing', async () => {
  const { pictures } = countedPictures();
  const underWay = pictures.draw(soup);
  const late = expect(underWay).rejects.toMatchObject({ reason: 'crashed' });
  await pictures.close();
  await late;
  await expect(pictures.draw(titled('Later'))).rejects.toMatchObject({ reason: 'crashed' });
});
