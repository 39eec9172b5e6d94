import { randomBytes } from 'node:crypto';
import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';
import { addDays, formatDay, mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { type Context, inTransaction, todayOf, type UserContext } from '#context.ts';
import { payInSandbox } from '#modules/billing/sandbox.service.ts';
import { addFavorite } from '#modules/favorites/favorites.service.ts';
import { createAccount } from '#modules/identity/accounts.service.ts';
import { findOrCreateUser, isUsersEmail } from '#modules/identity/identity.service.ts';
import { planMeal } from '#modules/meal-plan/meal-plan.service.ts';
import { addPrintedReceipt } from '#modules/receipts/parse-receipt.service.ts';
import { generateRecipes } from '#modules/recipe-generation/generate-recipes.service.ts';
import { generateList } from '#modules/shopping-lists/generate-list.service.ts';
import { updateItems } from '#modules/shopping-lists/update-list.service.ts';
import { saveProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { countUsers, readPassword, updateToPlus } from './demo.repository.ts';

const email = 'demo@plateful.example';

const profile = tasteProfileInput.parse({
  cuisinePreferences: ['Italian', 'Japanese', 'Mexican'],
  allergies: ['Peanuts'],
  nutritionGoals: ['Heart Health'],
  timePreference: 40,
  householdSize: 3,
});

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}

/** Which weekdays are planned, Monday first. Gaps are left for trying out the planner. */
const plannedDays: Record<PlannedMealType, readonly number[]> = {
  breakfast: [0, 1, 3, 5],
  lunch: [0, 2, 4],
  dinner: [0, 1, 2, 3, 5],
};

/** The rows of a receipt of the previous day. */
function receiptRows(day: PlainDate): string[] {
  const date = formatDay(day, { month: '2-digit', day: '2-digit', year: 'numeric' });
  return [
    '        CORNER MARKET        ',
    `     ${date}  17:42      `,
    'PRODUCE',
    'BABY SPINACH 10 OZ        3.49 F',
    'CHERRY TOMATOES           2.99 F',
    'LEMONS                    1.77 F',
    '  3 @ 0.59',
    'BASIL                     1.99 F',
    'MEAT',
    'BNLS CHKN THIGHS          7.12 F',
    '  1.78 lb @ 4.00 /lb',
    'ATL SALMON FILLET         9.98 F',
    'DAIRY',
    'GRK YOGURT PLAIN          4.29 F',
    'PARMESAN WEDGE            6.49 F',
    'LRG EGGS DZ               3.29 F',
    'GROCERY',
    'SPAGHETTI                 1.49 F',
    'EX VRG OLIVE OIL          8.99 F',
    'CHICKPEAS                 1.98 F',
    '  2 @ 0.99',
    'WHITE MISO                4.79 F',
    'NORI SHEETS               3.99 F',
    'CORN TORTILLAS            2.29 F',
    'HOUSEHOLD',
    'DISH SOAP                 3.19 T',
    'SUBTOTAL                 68.13',
    'TAX                       0.24',
    'TOTAL                    68.37',
    'NUMBER OF ITEMS 19',
  ];
}

/**
 * Creates a household that demonstrates the whole product, only on a fresh embedded database. Null if there is none.
 */
export async function seedDemoHousehold(ctx: Context): Promise<{ email: string; password: string } | null> {
  const { provider, issuer } = ctx.identity;
  if (!provider) return null;
  if ((await countUsers(ctx.db)) > 0) {
    return (await isUsersEmail(ctx, email))
      ? { email, password: await readPassword(ctx.db, newPassword) }
      : null;
  }
  const names = { firstName: 'Robin', lastName: 'Demo' };
  const password = await readPassword(ctx.db, newPassword);
  const account = await createAccount(ctx, { email, password, ...names });
  if (!account) return null;
  await inTransaction(ctx, async (tx) => {
    const id = await findOrCreateUser(tx, { issuer, subject: account.id, email, ...names });
    // Composed, so that the first start neither waits for nor pays for a language model.
    const household = {
      ...tx,
      recipeWriter: null,
      user: { id, subscriptionTier: 'plus', timeZone: 'UTC' } as const,
    };
    if (!(await payInSandbox(household, 'plus-yearly'))) await updateToPlus(tx.db, id);
    await fillHousehold(household);
  });
  return { email, password };
}

/** Calls the same services as a user would. */
async function fillHousehold(ctx: UserContext): Promise<void> {
  await saveProfile(ctx, profile);
  const monday = mondayOf(todayOf(ctx));
  for (const mealType of ['breakfast', 'lunch', 'dinner'] as const) {
    const days = plannedDays[mealType];
    const { recipes } = await generateRecipes(ctx, { count: days.length, mealType });
    for (const [index, recipe] of recipes.entries()) {
      await planMeal(ctx, { recipeId: recipe.id, date: addDays(monday, days[index]!), mealType });
    }
    if (recipes[0]) await addFavorite(ctx, { recipeId: recipes[0].id });
  }
  const { shoppingList } = await generateList(ctx, {
    startDate: monday,
    endDate: addDays(monday, 6),
    units: 'us',
  });
  const items = shoppingList.items.map((item, index) => ({ ...item, checked: index < 3 }));
  await updateItems(ctx, { id: shoppingList.id, items });
  const yesterday = addDays(todayOf(ctx), -1);
  await addPrintedReceipt(ctx, receiptRows(yesterday).map(textToRow));
}
