import { changesBetween } from '@plateful/domain/own-recipes/recipe-changes.ts';
import { documentOf } from '@plateful/domain/own-recipes/recipe-document.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { notFound } from '#errors.ts';
import { findVersion, findVersions } from './own-recipes.repository.ts';
import { presentSaved, requireOwn, storeDocument } from './own-recipes.service.ts';

/** Latest first, each with its changes from the previous one. */
export async function listVersions(ctx: UserContext, { id }: { id: string }) {
  const row = await requireOwn(ctx, id);
  const former = await findVersions(ctx.db, id);
  const current = {
    version: row.version,
    document: documentOf(row),
    savedAt: row.updatedAt ?? row.createdAt,
  };
  const versions = [current, ...former];
  return {
    title: row.title,
    versions: versions.map(({ version, document, savedAt }, index) => {
      const before = versions[index + 1];
      return {
        version,
        savedAt,
        changes: before ? changesBetween(before.document, document) : [],
        isFirst: version === 1,
        isCurrent: index === 0,
      };
    }),
  };
}

/** A recipe within it may have changed or been unlinked since, so the version is derived anew from the current ones. */
export function restoreVersion(ctx: UserContext, { id, version }: { id: string; version: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const row = await requireOwn(tx, id);
    const document = version === row.version ? documentOf(row) : await findVersion(tx.db, id, version);
    if (!document) throw notFound('Version');
    return presentSaved(tx, await storeDocument(tx, row, document));
  });
}
