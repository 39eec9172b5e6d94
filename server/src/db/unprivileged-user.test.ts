import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { canReach, postgresIdentity } from './unprivileged-user.ts';

const { path: place, remove } = await temporaryDataDirectory();
afterAll(remove);
const otherUser = { uid: 54_321, gid: 54_321 };
const us = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };

test('a folder below a closed one cannot be reached by others, whatever its own mode', async () => {
  const closed = join(place, 'closed');
  const open = join(closed, 'open');
  await mkdir(open, { recursive: true });
  await chmod(open, 0o777);
  await chmod(closed, 0o700);
  expect(canReach(open, otherUser)).toBe(false);
  expect(canReach(open, us)).toBe(true);
  await chmod(closed, 0o711);
  expect(canReach(open, otherUser)).toBe(canReach(place, otherUser));
});

test('the group’s permission counts for the group, even where others have more', async () => {
  const folder = join(place, 'folder');
  await mkdir(folder);
  await chmod(folder, 0o701);
  expect(canReach(folder, { uid: otherUser.uid, gid: us.gid })).toBe(false);
});

test('PostgreSQL never runs as root', () => {
  const identity = postgresIdentity(join(place, 'no-cluster-yet'));
  if (us.uid === 0) expect(identity!.uid).toBeGreaterThan(0);
  else expect(identity).toBeNull();
});
