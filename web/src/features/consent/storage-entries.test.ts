import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storageEntries } from './storage-entries.ts';

const root = join(import.meta.dirname, '../../../..');

/** The files that use browser storage, with their keys. Add new files here. */
const keepers: Record<string, string[]> = {
  'web/public/theme.js': ['theme', 'signed_in', 'tastePreferences'],
  'web/src/lib/theme.ts': ['theme'],
  'web/src/lib/last-visit.ts': ['lastVisit', 'theme', 'tastePreferences'],
  'web/src/lib/units.ts': ['units'],
  'web/src/lib/draft.ts': ['unsavedDraft'],
  'web/src/lib/consent.ts': ['cookieConsent', 'units', 'inTheShop'],
  'web/src/features/shopping-lists/shop-settings.ts': ['inTheShop'],
  'web/src/lib/session.ts': ['signed_in'],
  'web/src/lib/sign-in-cookie.ts': ['signed_in'],
  'web/src/entities/taste-profile/local-profile.ts': ['tastePreferences'],
  // Helpers of the other files, which define the names.
  'web/src/lib/web-storage.ts': [],
  'web/src/lib/owned-store.ts': [],
  'web/src/lib/stored-data.ts': ['plateful'],
  'web/src/lib/cached-answers.ts': ['plateful-answers'],
  'web/src/app/start-service-worker.ts': ['workbox-precache'],
  'web/src/features/calendar/meal-times-form.tsx': ['timeZoneSuggestion'],
  'web/src/features/cook-mode/cook-timer-store.ts': ['cookTimers'],
  'web/src/entities/recipe/wished-favorite.tsx': ['wishedFavorite'],
  'web/src/app/scroll-restoration.ts': ['react-router-scroll-positions'],
  'web/src/app/route-effects.tsx': ['react-router-scroll-positions'],
  'server/src/http/session.ts': ['sid', 'signed_in'],
  'server/src/http/device-cookie.ts': ['device'],
  'server/src/adapters/identity/embedded-provider.ts': ['idp', 'idp_interaction', 'idp_resume'],
};

const keeps =
  /\b(local|session)Storage\b|document\.cookie|cookieStore|indexedDB|create(Owned)?Store\(|caches\.open|serviceWorker|ScrollRestoration|setCookie\(|cookieName:|cookies: \{ keys/;

test('every stored key is listed in the preferences', async () => {
  const found: string[] = [];
  for await (const path of glob('{web/{src,public},server/src}/**/*.{ts,tsx,js}', { cwd: root })) {
    if (/\.test\.tsx?$|\/testing\//.test(path)) continue;
    if (keeps.test(await readFile(join(root, path), 'utf8'))) found.push(path);
  }
  expect(found.sort()).toEqual(Object.keys(keepers).sort());
  const named = Object.values(storageEntries).flatMap((entries) =>
    entries.flatMap(({ name }) => name.split(', ')),
  );
  expect([...new Set(Object.values(keepers).flat())].sort()).toEqual(named.sort());
});

test('each key occurs in the file that is listed for it', async () => {
  for (const [path, names] of Object.entries(keepers)) {
    // The router defines its own key.
    if (path.endsWith('route-effects.tsx')) continue;
    const code = await readFile(join(root, path), 'utf8');
    expect(
      names.filter((name) => !code.includes(name)),
      path,
    ).toEqual([]);
  }
});
