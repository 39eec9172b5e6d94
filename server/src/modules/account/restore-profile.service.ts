import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { isTimeZone } from '@plateful/domain/weeks/time-zone.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { addLimits } from '#modules/taste-profile/taste-profile.service.ts';
import { insertTasteProfile, updateUser } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';

/** The user's settings and their defaults. */
const emptyProfile = {
  firstName: null,
  lastName: null,
  breakfastTime: '08:00',
  lunchTime: '12:00',
  dinnerTime: '18:00',
  timeZone: 'UTC',
} as const;
type Field = keyof typeof emptyProfile;
type Said = Record<Field, string | null>;

/** Restores only fields that still have their default. Email address and plan are never taken from a file. */
export async function restoreProfile(
  { db, user }: UserContext,
  report: ImportReport,
  stored: Said,
  file: ImportedExport['profile'],
): Promise<void> {
  if (!file) return;
  const fields = (Object.keys(emptyProfile) as Field[]).filter(
    (field) => stored[field] === emptyProfile[field] && file[field] !== emptyProfile[field],
  );
  const change = Object.fromEntries(fields.map((field) => [field, file[field]]));
  if (change.timeZone && !isTimeZone(change.timeZone)) {
    delete change.timeZone;
    report.skip('The time zone', `It is not a time zone that ${productName} knows.`);
  }
  if (Object.keys(change).length === 0) return;
  await updateUser(db, user.id, change);
  report.imported.profile = Object.keys(change).length;
}

/** Never removes limits; adds those of the file. */
export async function restoreTaste(
  ctx: UserContext,
  report: ImportReport,
  file: ImportedExport['tasteProfile'],
): Promise<void> {
  if (!file) return;
  const { db, user, clock } = ctx;
  const read = readInput(tasteProfileInput, file);
  if ('issues' in read) {
    throw new AppError(
      'invalid_input',
      `The taste profile in this file is not valid: ${read.issues[0].message}`,
    );
  }
  const updatedAt = new Date(Math.min(Date.parse(file.updatedAt), clock.now().getTime()));
  const isAdded = await insertTasteProfile(db, { ...read.data, userId: user.id, updatedAt });
  if (isAdded) {
    report.imported.tasteProfile = 1;
    return;
  }
  const { allergies, dietaryRestrictions, avoidedFoods } = read.data;
  const added = await addLimits(ctx, { allergies, dietaryRestrictions, avoidedFoods });
  const stays = 'You already have one, which was kept';
  report.skip(
    'The taste profile',
    added.length === 0
      ? `${stays}.`
      : `${stays}. These limits were added from the file: ${added.join(', ')}.`,
  );
}
