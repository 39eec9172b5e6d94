import { exportFormat } from '@plateful/contract/account-export.ts';
import { todayOf, type UserContext } from '#context.ts';
import { photoKey } from '#modules/photos/photos.service.ts';
import { type ExportSource, exportSources } from './export.repository.ts';

type Options = { photos: 'true' | 'false' };

/** Exports all of the user's data as one file: its name, and its text as a lazy stream. */
export function exportAccount(ctx: UserContext, { photos }: Options) {
  const day = todayOf(ctx);
  return { fileName: `data-export-${day}.json`, content: write(ctx, photos === 'true') };
}

/** One row per line, so that people can read the file. */
async function* write(ctx: UserContext, withPhotos: boolean): AsyncGenerator<string> {
  const head = { ...exportFormat, exportedAt: ctx.clock.now() };
  yield JSON.stringify(head).slice(0, -1);
  for (const source of exportSources) {
    yield `,\n${JSON.stringify(source.section)}: `;
    yield* source.isSingle ? writeOne(ctx, source) : writeList(ctx, source, withPhotos);
  }
  yield '\n}\n';
}

async function* writeOne({ db, user }: UserContext, source: ExportSource): AsyncGenerator<string> {
  let written = 'null';
  for await (const row of source.rows(db, user.id)) written = JSON.stringify(row);
  yield written;
}

async function* writeList(
  ctx: UserContext,
  source: ExportSource,
  withPhotos: boolean,
): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const row of source.rows(ctx.db, ctx.user.id)) {
    yield separator;
    const keyOf = photoKeys[source.section];
    yield JSON.stringify(keyOf ? await withPhoto(ctx, row, keyOf, withPhotos) : row);
    separator = ',\n';
  }
  yield ']';
}

type KeyOf = (photo: string, userId: string) => string;

const keyOfDish: KeyOf = (id, userId) => photoKey({ id, userId }, 'large');

/** The key of a row's photo in the file store. */
const photoKeys: Partial<Record<ExportSource['section'], KeyOf>> = {
  receipts: (imageUrl) => imageUrl,
  recipes: keyOfDish,
  cookedDishes: keyOfDish,
};

/** Replaces the photo's key by the photo itself. */
async function withPhoto(
  { fileStore, user }: UserContext,
  { imageUrl, photoId, ...rest }: Record<string, unknown>,
  keyOf: KeyOf,
  withPhotos: boolean,
) {
  const name = imageUrl ?? photoId;
  const key = withPhotos && typeof name === 'string' ? keyOf(name, user.id) : null;
  const content = key && (await fileStore.read(key));
  const photo = content && { type: 'image/webp', data: Buffer.from(content).toString('base64') };
  return { ...rest, photo };
}
