import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';
import type { Browser } from '#testing/browser.ts';
import { keyFor, withKey } from '#testing/key-requests.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/taste-profile';

type Profile = { version: number; allergies: string[]; spiceLevel: number };
async function profileOf(browser: Browser): Promise<Profile> {
  return ((await browser.get(path)).body as { profile: Profile }).profile;
}

/** A phone and a laptop that both show the profile in its first version. */
async function twoDevices(first: object = { allergies: ['Nuts'] }) {
  const phone = await server.user();
  await phone.post(path, { ...first, version: 0 });
  const laptop = await server.elsewhere(phone);
  expect(await profileOf(laptop)).toMatchObject({ ...first, version: 1 });
  await profileOf(phone);
  return { phone, laptop };
}

test('a save without any field changes nothing, not even the version', async () => {
  const { phone } = await twoDevices();
  const before = await profileOf(phone);
  expect((await phone.post(path, {})).body).toEqual({ profile: before });
  expect((await phone.post(path, { version: 1, allergies: ['Nuts'] })).body).toEqual({ profile: before });
});

test('an allergy that another device added survives a save from before it', async () => {
  const { phone, laptop } = await twoDevices();
  await laptop.post(path, { version: 1, allergies: ['Nuts', 'Peanuts'] });
  const { body } = await phone.post(path, { version: 1, allergies: ['Nuts'], spiceLevel: 4 });
  expect(body).toMatchObject({ profile: { version: 3, allergies: ['Nuts', 'Peanuts'], spiceLevel: 4 } });
});

test('a food to avoid that another device added survives a save from before it', async () => {
  const { phone, laptop } = await twoDevices({ avoidedFoods: ['cilantro'] });
  await laptop.post(path, { version: 1, avoidedFoods: ['cilantro', 'liver'] });
  const { body } = await phone.post(path, { version: 1, avoidedFoods: [] });
  expect(body).toMatchObject({ profile: { version: 3, avoidedFoods: ['liver'] } });
});

test('a client that was never given the foods to avoid takes none out', async () => {
  const { phone } = await twoDevices({ avoidedFoods: ['cilantro'] });
  const other = await server.elsewhere(phone);
  await other.post(path, { allergies: [] });
  await other.post(path, { avoidedFoods: [] });
  expect(await profileOf(phone)).toMatchObject({ avoidedFoods: ['cilantro'] });
});

test('more foods to avoid than a profile can hold are a choice, also for a client that names no version', async () => {
  const ann = await server.register();
  const many = (of: string) => Array.from({ length: 16 }, (_, index) => `${of} ${index}`);
  await ann.post(path, { avoidedFoods: many('root') });
  const secret = await keyFor(ann, ['all']);
  const program = await withKey(server, secret, 'POST', path, { avoidedFoods: many('leaf') });
  expect(program.status).toBe(409);
  expect(await profileOf(ann)).toMatchObject({ avoidedFoods: many('root') });
});

test('two first saves at once keep the limits of both', async () => {
  const phone = await server.user();
  const laptop = await server.elsewhere(phone);
  const saves = [
    phone.post(path, { version: 0, allergies: ['Fish'] }),
    laptop.post(path, { version: 0, allergies: ['Soy'] }),
  ];
  for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
  expect((await profileOf(phone)).allergies.sort()).toEqual(['Fish', 'Soy']);
});

test('forty saves of one version at once all keep what they added', async () => {
  const { phone, laptop } = await twoDevices({ cuisinePreferences: [], allergies: [] });
  const names = Array.from({ length: 40 }, (_, index) => `Cuisine ${index}`);
  await Promise.all(
    names.map((name, index) =>
      (index % 2 ? phone : laptop).post(path, { version: 1, cuisinePreferences: [name] }),
    ),
  );
  expect(await profileOf(phone)).toMatchObject({
    version: 41,
    cuisinePreferences: expect.arrayContaining(names),
  });
});

test('two values of one field are a conflict with both, and nothing is saved until one is chosen', async () => {
  const { phone, laptop } = await twoDevices({ spiceLevel: 2 });
  await laptop.post(path, { version: 1, spiceLevel: 5, allergies: ['Soy'] });
  const answer = await phone.post(path, { version: 1, spiceLevel: 1, allergies: ['Fish'] });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'conflict',
    message: 'Changed elsewhere in the meantime: Spice level. Please choose which version to keep.',
    conflicts: [{ field: 'spiceLevel', yours: 1, theirs: 5 }],
    current: { version: 2, spiceLevel: 5, allergies: ['Soy'] },
  });
  expect(await profileOf(phone)).toMatchObject({ version: 2, spiceLevel: 5, allergies: ['Soy'] });
  const decided = await phone.post(path, { version: 2, spiceLevel: 1, allergies: ['Soy', 'Fish'] });
  expect(decided.body).toMatchObject({ profile: { version: 3, spiceLevel: 1, allergies: ['Soy', 'Fish'] } });
});

test('repeating a save after a lost answer does no harm', async () => {
  const { phone } = await twoDevices({ spiceLevel: 2 });
  const save = { version: 1, spiceLevel: 4, allergies: ['Fish'] };
  const first = await phone.post(path, save);
  expect((await phone.post(path, save)).body).toEqual(first.body);
});

test.each([7, 1e9, 2 ** 31 - 1])(
  'a page with version %d, which is not known, takes out no limit',
  async (version) => {
    const { phone } = await twoDevices({ allergies: ['Nuts'], dietaryRestrictions: ['Vegan'] });
    await phone.post(path, { version, allergies: ['Soy'], dietaryRestrictions: [] });
    expect(await profileOf(phone)).toMatchObject({
      allergies: expect.arrayContaining(['Nuts', 'Soy']),
      dietaryRestrictions: ['Vegan'],
    });
    const scalar = await phone.post(path, { version, spiceLevel: 5 });
    expect(scalar.body).toMatchObject({ conflicts: [{ field: 'spiceLevel', yours: 5, theirs: 2 }] });
  },
);

test('a save from a version that is no longer stored removes no limit', async () => {
  const { phone } = await twoDevices();
  await phone.post(path, { version: 1, allergies: ['Nuts', 'Soy'] });
  await server.context.db.delete(tasteProfileVersions).where(eq(tasteProfileVersions.userId, phone.id));
  await phone.post(path, { version: 1, allergies: [] });
  expect((await profileOf(phone)).allergies).toEqual(['Nuts', 'Soy']);
});

test.each([-1, 1.5, '1', null])('%j is not a version', async (version) => {
  const phone = await server.user();
  expect((await phone.post(path, { version })).status).toBe(400);
});

test('only the latest 500 former versions are kept', async () => {
  const { phone } = await twoDevices({ spiceLevel: 1 });
  const { db } = server.context;
  await db.update(tasteProfiles).set({ version: 600 }).where(eq(tasteProfiles.userId, phone.id));
  for (const version of [600, 601]) await phone.post(path, { version, spiceLevel: (version % 5) + 1 });
  await db.update(tasteProfiles).set({ version: 1101 }).where(eq(tasteProfiles.userId, phone.id));
  await phone.post(path, { version: 1101, spiceLevel: 5 });
  const versions = await db
    .select()
    .from(tasteProfileVersions)
    .where(eq(tasteProfileVersions.userId, phone.id));
  expect(versions.map(({ version }) => version)).toEqual([1101]);
});

test('another user’s version is not valid for this profile', async () => {
  const { phone } = await twoDevices({ allergies: [] });
  const bob = await server.user();
  await bob.post(path, { version: 0, allergies: ['Fish'] });
  await phone.post(path, { version: 1, allergies: ['Soy'] });
  await bob.post(path, { version: 1, allergies: ['Fish', 'Eggs'] });
  await bob.post(path, { version: 1, allergies: [] });
  expect((await profileOf(bob)).allergies).toEqual(['Eggs']);
  expect((await profileOf(phone)).allergies).toEqual(['Soy']);
});

/** As the client of the specification does: the whole form, and no version. */
const form = {
  cuisinePreferences: ['Thai'],
  dietaryRestrictions: [],
  allergies: ['Nuts'],
  cookingSkillLevel: 'beginner',
  timePreference: 30,
  spiceLevel: 2,
  householdSize: 4,
  mealTypes: ['dinner'],
  nutritionGoals: [],
  customInstructions: '',
};

test('a client without versions takes out only limits that it was given', async () => {
  const { phone, laptop } = await twoDevices(form);
  await laptop.post(path, { version: 1, allergies: ['Nuts', 'Peanuts'], householdSize: 2 });
  const saved = await phone.post(path, { ...form, allergies: [], spiceLevel: 5 });
  expect(saved.body).toMatchObject({ profile: { allergies: ['Peanuts'], householdSize: 2, spiceLevel: 5 } });
  // It repeats its save, since the answer got lost.
  await phone.post(path, { ...form, allergies: [], spiceLevel: 5 });
  expect(await profileOf(phone)).toMatchObject({ allergies: ['Peanuts'], householdSize: 2 });
  await phone.post(path, { ...form, allergies: [], spiceLevel: 5 });
  expect(await profileOf(phone)).toMatchObject({ allergies: [] });
});

test('a client without versions that was never given the profile only adds limits, and replaces the rest', async () => {
  const { phone } = await twoDevices(form);
  const other = await server.elsewhere(phone);
  await other.post(path, { ...form, allergies: ['Soy'], cuisinePreferences: ['Greek'], spiceLevel: 5 });
  expect(await profileOf(phone)).toMatchObject({
    allergies: expect.arrayContaining(['Nuts', 'Soy']),
    cuisinePreferences: ['Greek'],
    spiceLevel: 5,
  });
});

test('two values without versions: the later one is saved, as the specification’s client expects', async () => {
  const { phone, laptop } = await twoDevices(form);
  await laptop.post(path, { ...form, spiceLevel: 4 });
  expect((await phone.post(path, { ...form, spiceLevel: 1 })).body).toMatchObject({
    profile: { spiceLevel: 1 },
  });
});
