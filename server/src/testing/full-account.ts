import { randomUUID } from 'node:crypto';
import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { allergens, cuisines, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '#context.ts';
import { apiKeys } from '#db/tables/api-keys.ts';
import { billingMails, checkoutIntents, subscriptions, waitlist } from '#db/tables/billing.ts';
import { consents } from '#db/tables/consents.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts, receiptCorrections, type StoredItem } from '#db/tables/grocery-receipts.ts';
import { homeFoods } from '#db/tables/home-foods.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import {
  formerShoppingItems,
  sectionPlaces,
  shoppingItems,
  shoppingLists,
} from '#db/tables/shopping-lists.ts';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';
import { users } from '#db/tables/users.ts';
import { fillRecipes } from './full-recipes.ts';
import { fillWeek } from './full-week.ts';
import { type Chance, seededRandom, words } from './seeded-random.ts';

type Owner = { id: string; email: string };

/** Inserts rows into every table with user data; deterministic per seed. */
export async function fillAccount(
  { db, fileStore }: Context,
  owner: Owner,
  { seed, now, size = 12 }: { seed: number; now: Date; size?: number },
): Promise<void> {
  const chance = seededRandom(seed);
  const userId = owner.id;
  const past = () => new Date(now.getTime() - chance.upTo(50 * 86_400_000));
  const few = () => chance.upTo(size);
  await db
    .update(users)
    .set({ lastName: chance.text(), dinnerTime: '19:15', timeZone: 'Europe/Vienna' })
    .where(eq(users.id, userId));
  const taste = {
    cuisinePreferences: chance.some(cuisines),
    dietaryRestrictions: chance.some(diets),
    allergies: chance.some(allergens),
    avoidedFoods: chance.some(['cilantro', 'olives']),
    mealTypes: chance.some(mealTypes),
    nutritionGoals: [chance.text()],
    customInstructions: chance.oneOf([null, chance.text()]),
  };
  await db.insert(tasteProfiles).values({ ...taste, updatedAt: past(), userId, version: 2 });
  const fields = {
    ...taste,
    cookingSkillLevel: 'beginner',
    timePreference: 30,
    spiceLevel: 1,
    householdSize: 4,
  } as const;
  await db.insert(tasteProfileVersions).values({ fields, replacedAt: past(), userId, version: 1 });
  await db
    .insert(apiKeys)
    .values({ userId, name: chance.text(), digest: randomUUID(), ending: 'xxxx', scopes: ['read'] });
  const own = Array.from({ length: 1 + few() }, () => newRecipe(chance, userId, past()));
  // Two equal recipes must stay two.
  const twin = { ...own[0]!, id: randomUUID(), createdAt: past() };
  await db.insert(recipes).values([...own, twin]);
  const photo = () => newPhoto(chance);
  await fillRecipes({ db, fileStore }, userId, { chance, past, few, newPhoto: photo });
  const knownRecipes = [...own.map(({ id }) => id), ...sampleRecipes.slice(0, 3).map(({ id }) => id)];
  await db
    .insert(favorites)
    .values(chance.some(knownRecipes, 1).map((recipeId) => ({ userId, recipeId, createdAt: past() })));
  const meals = await fillWeek(db, userId, { recipeIds: knownRecipes, chance, past, now, few });
  const lists = Array.from({ length: 2 + few() }, () => ({
    id: randomUUID(),
    userId,
    name: chance.text(),
    mealPlanId: chance.oneOf([null, chance.oneOf(meals).id]),
    isArchived: chance.oneOf([true, false]),
    firstDate: '2026-11-16',
    lastDate: '2026-11-22',
    createdAt: past(),
  }));
  await db.insert(shoppingLists).values(lists);
  const items = lists.flatMap(({ id: listId }) =>
    Array.from({ length: 1 + few() }, () => {
      const line = {
        ingredient: chance.text(),
        amount: chance.upTo(1000) / 8,
        unit: 'g',
        category: 'Pantry' as const,
      };
      const meal = {
        recipeId: chance.oneOf([...knownRecipes, randomUUID()]),
        title: chance.text(),
        date: '2026-11-20',
        mealType: 'lunch' as const,
      };
      const isOwn = chance.oneOf([true, false]);
      const own = { ...(isOwn && line), ...chance.oneOf([{}, { checked: true }, { note: chance.text() }]) };
      const times = Object.fromEntries(Object.keys(own).map((field) => [field, timeOf(1, 0, 'fullacct')]));
      const planned = isOwn ? null : { ...line, meals: [meal] };
      return { listId, id: randomUUID(), userId, planned, own, times, version: 1 };
    }),
  );
  await db.insert(shoppingItems).values(items);
  await db.insert(formerShoppingItems).values(
    items.slice(0, 2).map(({ listId, id }) => ({
      listId,
      id,
      userId,
      version: 1,
      before: null,
      replacedAt: past(),
    })),
  );
  for (let count = 1 + few() / 3; count > 0; count--) {
    const id = randomUUID();
    const key = `receipts/${userId}/${id}.webp`;
    const hasPhoto = count <= 1 || chance.oneOf([true, false]);
    if (hasPhoto) await fileStore.write(key, await newPhoto(chance));
    await db.insert(groceryReceipts).values({
      id,
      userId,
      imageUrl: hasPhoto ? key : null,
      photoDigest: chance.digest(),
      contentDigest: chance.oneOf([null, chance.digest()]),
      extractedText: chance.text(),
      store: chance.oneOf([null, chance.text()]),
      date: chance.oneOf([null, '2026-11-19']),
      total: chance.oneOf([null, chance.upTo(10_000) / 100]),
      currency: '€',
      parsedItems: Array.from({ length: 1 + few() }, (_, item) => newItem(chance, item)),
      checks: { sum: { printed: 15.66, counted: 15.66, agrees: true }, itemCount: null },
      photoProblems: chance.some(['dark', 'blurred']),
      processedAt: past(),
    });
  }
  await db.insert(sectionPlaces).values([
    { userId, store: '', section: 'Dairy', place: -1, at: timeOf(past().getTime(), 0, 'ourphone') },
    { userId, store: chance.text(), section: 'Pantry', place: 0.5, at: timeOf(1, 2, 'ourphone') },
  ]);
  await db.insert(homeFoods).values([
    { userId, food: 'milk', grams: chance.upTo(1000), saidAt: past() },
    { userId, food: 'rice', grams: 0, saidAt: past() },
  ]);
  await db.insert(receiptCorrections).values(
    Array.from({ length: 1 + few() }, (_, index) => {
      const { name, food, category, isFood, isRemoved, isGuess } = newItem(chance, index);
      const meaning = { name, food, category, isFood, isRemoved, isGuess };
      return {
        ...meaning,
        userId,
        store: chance.oneOf(['', 'market']),
        text: `${chance.text()} ${index}`,
        updatedAt: past(),
      };
    }),
  );
  await db.insert(generations).values(
    Array.from({ length: 1 + few() }, () => ({
      userId,
      idempotencyKey: randomUUID(),
      status: chance.oneOf(['done', 'failed'] as const),
      wish: { count: 3, mealType: null, customRequest: chance.oneOf([null, chance.text()]) },
      reserved: chance.upTo(4),
      recipeIds: [chance.oneOf(own).id, randomUUID()],
      isFallback: chance.oneOf([true, false]),
      createdAt: past(),
      finishedAt: past(),
    })),
  );
  await db
    .insert(consents)
    .values({ userId, functional: true, analytics: false, version: 1, timestamp: past(), createdAt: past() });
  await db.insert(waitlist).values({ userId, email: owner.email, firstName: chance.text() });
  await db.insert(checkoutIntents).values([
    { userId, priceId: 'price_1', planSlug: 'plus-yearly', status: 'completed', expiresAt: past() },
    { userId, priceId: 'price_1', planSlug: 'plus-monthly', status: 'pending', expiresAt: past() },
  ]);
  const id = `sub_${randomUUID()}`;
  await db.insert(subscriptions).values({
    id,
    userId,
    status: 'canceled',
    planSlug: 'plus-yearly',
    priceId: 'price_1',
    amount: 9900,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: past(),
    startedAt: past(),
    endedAt: past(),
    checkedAt: past(),
  });
  await db
    .insert(billingMails)
    .values({ id: `welcome:${id}`, userId, kind: 'welcome', createdAt: past(), sentAt: past() });
}

function newRecipe(chance: Chance, userId: string, createdAt: Date) {
  const sample = recipeInput.parse(chance.oneOf(sampleRecipes));
  const ingredients = [
    ...sample.ingredients,
    { name: chance.text(), amount: (1 + chance.upTo(80)) / 16, unit: 'cup' },
  ];
  const servings = 1 + chance.upTo(19);
  return {
    ...sample,
    id: randomUUID(),
    userId,
    title: `${sample.title} ${chance.text()}`.slice(0, 100).trim().toWellFormed(),
    description: chance.oneOf([null, chance.text()]),
    reason: chance.oneOf([null, chance.text()]),
    ingredients,
    servings,
    cookingTime: chance.oneOf([null, 45]),
    tags: chance.some(words, 1),
    nutritionInfo: nutritionOf(ingredients, servings).perServing,
    isGenerated: chance.oneOf([true, false]),
    origin: chance.oneOf(['composer', 'model', 'import'] as const),
    createdAt,
  };
}

function newItem(chance: Chance, id: number): StoredItem {
  return {
    id,
    text: chance.text(),
    name: chance.text(),
    food: chance.oneOf([null, 'lemon', 'butter']),
    amount: chance.upTo(50) / 10,
    unit: 'each',
    price: chance.oneOf([null, -1.5, 3.49]),
    category: 'Produce',
    isFood: true,
    isGuess: chance.oneOf([true, false]),
    isCorrected: chance.oneOf([true, false]),
    isRemoved: chance.oneOf([true, false]),
  };
}

/** Photos by color and width: accounts of one seed have the same ones. */
const encoded = new Map<string, Promise<Buffer>>();

function newPhoto(chance: Chance): Promise<Buffer> {
  const background = { r: chance.upTo(255), g: chance.upTo(255), b: chance.upTo(255) };
  const width = 20 + chance.upTo(40);
  const key = JSON.stringify([background, width]);
  const known = encoded.get(key);
  if (known) return known;
  const photo = sharp({ create: { width, height: 60, channels: 3, background } })
    .webp({ quality: 75 })
    .toBuffer();
  encoded.set(key, photo);
  return photo;
}
