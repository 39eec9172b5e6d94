import { maxNames } from '@plateful/contract/bounds.ts';
import type { TasteProfile as StoredProfile } from '@plateful/contract/taste-profile.ts';
import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import {
  changedFields,
  mergeProfile,
  type OwnedProfile,
  type ProfileField,
} from '@plateful/domain/merging/merge-profile.ts';
import { allergens, cuisines, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';
import type { Browser } from './browser.ts';

const path = '/api/taste-profile';
const defaults = (): OwnedProfile => tasteProfileInput.parse({});
const setFields = [
  'allergies',
  'dietaryRestrictions',
  'avoidedFoods',
  'cuisinePreferences',
  'nutritionGoals',
] as const;
type SetField = (typeof setFields)[number];
type Chance = ReturnType<typeof seededRandom>;

/** Counts events over all histories, to verify that everything was tried. */
export type Tally = Record<
  'saves' | 'offline' | 'lost answers' | 'conflicts' | 'reloads' | 'followed',
  number
>;

/** The expected result, independent of the merge: who removed what, and who had seen what. */
type Truth = {
  sets: Record<SetField, Set<string>>;
  /** Every text that was stored or shown in a conflict and then rejected. */
  settledTexts: Set<string>;
  broken: string[];
  /** The stored profile, or the defaults. */
  before: () => Promise<OwnedProfile>;
};

/** A simulated page of the web client: displays `values`, and remembers the loaded ones. */
type Page = {
  name: string;
  browser: Browser;
  /** A client as in the specification: sends no version, and displays the stored profile instead of merging. */
  isForeign: boolean;
  version: number;
  base: OwnedProfile;
  values: OwnedProfile;
  isOnline: boolean;
};

export type Places = { userId: string; tabs: Browser; phone: Browser; tablet: Browser };

/** Runs one history: three tabs and two devices edit one profile in any order; returns descriptions of all errors. */
export async function runHistory(
  db: Database,
  { userId, tabs, phone, tablet }: Places,
  seed: number,
  tally: Tally,
): Promise<string[]> {
  await db.delete(tasteProfiles).where(eq(tasteProfiles.userId, userId));
  await db.delete(tasteProfileVersions).where(eq(tasteProfileVersions.userId, userId));
  const chance = seededRandom(seed);
  const browsers: [string, Browser][] = [
    ['tab 1', tabs],
    ['tab 2', tabs],
    ['tab 3', tabs],
    ['phone', phone],
    ['tablet', tablet],
  ];
  const pages = browsers.map(([name, browser]): Page => {
    const isForeign = name === 'tablet' && seed % 4 === 0;
    return { name, browser, isForeign, version: 0, base: defaults(), values: defaults(), isOnline: true };
  });
  for (const { browser } of pages) await storedProfile(browser);
  const truth: Truth = {
    sets: {
      allergies: new Set(),
      dietaryRestrictions: new Set(),
      avoidedFoods: new Set(),
      cuisinePreferences: new Set(),
      nutritionGoals: new Set(),
    },
    settledTexts: new Set(),
    broken: [],
    before: async () => {
      const [row] = await db.select().from(tasteProfiles).where(eq(tasteProfiles.userId, userId));
      return row ?? defaults();
    },
  };
  let texts = 0;

  for (let step = 0; step < 40; step++) {
    const page = chance.oneOf(pages);
    const deed = chance.upTo(9);
    if (deed <= 3) edit(page, chance, () => `Note ${seed}.${++texts} of ${page.name}`, truth);
    else if (deed <= 6) await save(page, chance, truth, tally);
    else if (deed === 7) page.isOnline = !page.isOnline;
    else if (deed === 8) await follow(page, tally, chance, truth);
    else await reload(page, tally, chance, truth);
  }

  for (const page of pages) page.isOnline = true;
  for (const page of pages) await save(page, chance, truth, { ...tally });
  for (const page of pages) await follow(page, { ...tally }, chance, truth);
  const shown = pages.map(({ values }) => values);
  for (const [index, values] of shown.entries()) {
    const differing = changedFields(values, shown[0]!);
    if (differing.length > 0) truth.broken.push(`${pages[index]!.name} shows other ${differing.join()}`);
  }
  for (let text = 1; text <= texts; text++) {
    const typed = [...truth.settledTexts].some((settled) => settled.startsWith(`Note ${seed}.${text} `));
    if (!typed) truth.broken.push(`note ${text} was typed, and neither saved nor decided against`);
  }
  return truth.broken.map((sentence) => `history ${seed}: ${sentence}`);
}

function edit(page: Page, chance: Chance, newText: () => string, { settledTexts }: Truth): void {
  const { values } = page;
  const toggled = <T extends string>(list: readonly T[], item: T) =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
  const kind = chance.upTo(8);
  if (kind <= 2) values.allergies = toggled(values.allergies, chance.oneOf(allergens));
  else if (kind === 3) values.dietaryRestrictions = toggled(values.dietaryRestrictions, chance.oneOf(diets));
  else if (kind === 4) values.cuisinePreferences = toggled(values.cuisinePreferences, chance.oneOf(cuisines));
  else if (kind === 5) values.mealTypes = toggled(values.mealTypes, chance.oneOf(mealTypes));
  else if (kind === 6)
    values.avoidedFoods = toggled(values.avoidedFoods, chance.oneOf(['cilantro', 'liver', 'olives']));
  else if (kind === 7) values.spiceLevel = 1 + chance.upTo(4);
  else {
    // Overwriting one's own text rejects it.
    settledTexts.add(values.customInstructions ?? '');
    values.customInstructions = newText();
  }
}

async function save(page: Page, chance: Chance, truth: Truth, tally: Tally): Promise<void> {
  if (!page.isOnline) {
    tally.offline++;
    return;
  }
  for (;;) {
    tally.saves++;
    const before = await truth.before();
    const version = page.isForeign ? {} : { version: page.version };
    const send = () => page.browser.post(path, { ...page.values, ...version });
    let answer = await send();
    if (answer.status === 200 && chance.upTo(4) === 0) {
      // The response was lost: the person clicks again.
      tally['lost answers']++;
      answer = await send();
    }
    if (answer.status === 200) {
      const { profile } = answer.body as { profile: StoredProfile };
      judgeSave(page, before, profile, truth);
      if (page.isForeign) await follow(page, tally, chance, truth);
      else show(page, profile, profile);
      return;
    }
    if (answer.status !== 409) {
      truth.broken.push(`${page.name} was answered ${answer.status}: ${answer.text}`);
      return;
    }
    tally.conflicts++;
    const { conflicts, current } = answer.body as {
      conflicts: { field: ProfileField; yours: unknown; theirs: unknown }[];
      current: StoredProfile;
    };
    for (const { field, yours, theirs } of conflicts) {
      if (JSON.stringify(yours) !== JSON.stringify(page.values[field])) {
        truth.broken.push(`${page.name} was told a ${field} that it did not send`);
      }
      if (JSON.stringify(theirs) !== JSON.stringify(current[field])) {
        truth.broken.push(`${page.name} was told a ${field} that is not stored`);
      }
    }
    adopt(page, current, chance, truth);
  }
}

/** Fetches the stored profile, like a page that becomes visible again. */
async function follow(page: Page, tally: Tally, chance: Chance, truth: Truth): Promise<void> {
  if (!page.isOnline) return;
  tally.followed++;
  const stored = await storedProfile(page.browser);
  if (stored) adopt(page, stored, chance, truth);
}

/** The draft and the loaded values survive a reload. */
async function reload(page: Page, tally: Tally, chance: Chance, truth: Truth): Promise<void> {
  tally.reloads++;
  Object.assign(page, JSON.parse(JSON.stringify({ base: page.base, values: page.values })));
  await follow(page, tally, chance, truth);
}

/** Loads the stored profile into the page, keeps its changes, and lets the person resolve conflicts. */
function adopt(page: Page, stored: StoredProfile, chance: Chance, truth: Truth): void {
  if (page.isForeign) {
    truth.settledTexts.add(page.values.customInstructions ?? '');
    show(page, stored, stored);
    return;
  }
  const merging = { base: page.base, stored, sent: page.values, maxItems: maxNames };
  const { profile, conflicts } = mergeProfile(merging);
  for (const field of conflicts) {
    const isUserError = chance.upTo(1) === 0;
    if (field === 'customInstructions') {
      truth.settledTexts.add((isUserError ? page.values : stored).customInstructions ?? '');
    }
    if (isUserError) Object.assign(profile, { [field]: stored[field] });
  }
  show(page, stored, profile);
}

function show(page: Page, stored: StoredProfile, values: OwnedProfile): void {
  page.version = stored.version;
  page.base = tasteProfileInput.parse(stored);
  page.values = tasteProfileInput.parse(values);
}

function judgeSave(page: Page, before: OwnedProfile, after: StoredProfile, truth: Truth): void {
  for (const field of setFields) {
    const [base, sent]: readonly string[][] = [page.base[field], page.values[field]];
    const now = truth.sets[field];
    for (const name of sent!) if (!base!.includes(name)) now.add(name);
    for (const name of base!) if (!sent!.includes(name)) now.delete(name);
    const expected = [...now].sort().join();
    const stored = [...after[field]].sort().join();
    if (expected !== stored) truth.broken.push(`${page.name} left ${field} as ${stored}, not ${expected}`);
  }
  for (const field of ['spiceLevel', 'customInstructions'] as const) {
    const isTyped = page.values[field] !== page.base[field];
    const former = before[field];
    const expected = isTyped ? page.values[field] : former;
    if (after[field] !== expected)
      truth.broken.push(`${page.name} left ${field} as ${after[field]}, not ${expected}`);
    const isSilent = isTyped && former !== page.base[field] && former !== page.values[field];
    // This client cannot report conflicts, so its later value wins.
    if (isSilent && page.isForeign) truth.settledTexts.add(before.customInstructions ?? '');
    else if (isSilent) truth.broken.push(`${page.name} replaced ${field} that it had not been shown`);
  }
  truth.settledTexts.add(after.customInstructions ?? '');
}

async function storedProfile(browser: Browser): Promise<StoredProfile | null> {
  return ((await browser.get(path)).body as { profile: StoredProfile | null }).profile;
}

function seededRandom(seed: number) {
  const random = randomFrom(seed);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  return { upTo, oneOf: <T>(options: readonly T[]): T => options[upTo(options.length - 1)]! };
}
