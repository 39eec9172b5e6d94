import { randomBytes } from 'node:crypto';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { sharedListEndpoints } from '@plateful/contract/shared-lists.ts';
import type { Context, UserContext } from '#context.ts';
import { digestOf } from '#db/bearer-secrets.ts';
import { AppError, notFound } from '#errors.ts';
import { presentToOthers } from './list-state.ts';
import { findList, type ListRow, notifyOfList, updateList } from './shopping-lists.repository.ts';
import { syncAs } from './sync-list.service.ts';

/** Creates a new link and revokes the previous one. */
export async function shareList(ctx: UserContext, { id }: { id: string }) {
  await findOwn(ctx, id);
  const shareToken = randomBytes(24).toString('base64url');
  await updateList(ctx.db, id, { shareToken: digestOf(shareToken) });
  return { shareToken };
}

export async function unshareList(ctx: UserContext, { id }: { id: string }) {
  const { userId, version } = await findOwn(ctx, id);
  await updateList(ctx.db, id, { shareToken: null });
  await notifyOfList(ctx.db, { userId, listId: id, version });
  return { success: true as const };
}

async function findOwn({ db, user }: UserContext, id: string): Promise<ListRow> {
  const list = await findList(db, { userId: user.id, id });
  if (!list) throw notFound('Shopping list');
  return list;
}

export async function getSharedList(ctx: Context, { token }: { token: string }) {
  const list = await syncAs(ctx, { shareDigest: digestOf(token) }, { since: 0, operations: [] });
  return { list: presentToOthers(list) };
}

/** Shared links may change items, and reopen a list that the last check-off archived; name and archiving are the owner's. */
export async function syncSharedList(
  ctx: Context,
  { token, ...sent }: Input<typeof sharedListEndpoints.syncShared>,
) {
  const isOwners = sent.operations.some(
    ({ item, set }) => item === null && (set.name !== undefined || set.isArchived),
  );
  if (isOwners) throw new AppError('forbidden', 'Only the owner of this list can rename or archive it.');
  return presentToOthers(await syncAs(ctx, { shareDigest: digestOf(token) }, sent));
}

export async function findSharedList({ db }: Context, token: string): Promise<ListRow> {
  const list = await findList(db, { shareDigest: digestOf(token) });
  if (!list) throw notFound('Shopping list');
  return list;
}
