import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import type { Output } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import type { toast } from '#ui/toast-store.ts';

export type UploadAnswer = Output<'POST /api/upload-receipt'>;

export type Words = Parameters<typeof toast>[0];

const list = new Intl.ListFormat('en', { type: 'conjunction' });
// docs/product.md, Messages: up to three cuisines and two goals.
const max = { cuisines: 3, goals: 2 };

/** The toast for one or several recognized receipts. Repeated receipts are reported separately, as they add nothing. */
export function successWords(answers: readonly UploadAnswer[]): Words {
  const added = answers.filter(({ isRepeat }) => !isRepeat);
  const repeats = answers.length - added.length;
  if (added.length === 0) return repeatWords(repeats);
  if (added.every(({ receipt }) => receipt.photoProblems.includes('restaurant'))) return restaurantWords;
  const repeated =
    repeats > 0 ? ` ${counted(repeats, 'receipt')} ${repeats === 1 ? 'was' : 'were'} already uploaded.` : '';
  return { title: 'Receipt analyzed successfully!', description: readText(added) + repeated };
}

const restaurantWords: Words = {
  title: 'That looks like a restaurant bill',
  description: 'It is kept as a note: its items do not count as groceries.',
};

function readText(added: readonly UploadAnswer[]): string {
  const others = added.flatMap(({ otherReceipts }) => otherReceipts);
  const items =
    added.reduce((sum, { itemsFound }) => sum + itemsFound, 0) +
    others.reduce((sum, { parsedItems }) => sum + parsedItems.length, 0);
  const cuisines = distinct(added.flatMap(({ tasteInsights }) => tasteInsights.cuisines));
  const goals = distinct(added.flatMap(({ tasteInsights }) => tasteInsights.nutritionGoals));
  const insights = [...cuisines.slice(0, max.cuisines), ...goals.slice(0, max.goals)];
  const on = others.length > 0 ? ` on ${counted(added.length + others.length, 'receipt')}` : '';
  const found = `Found ${counted(items, 'item')}${on}.`;
  if (insights.length > 0) return `${found} Your receipts point to ${list.format(insights)}.`;
  if (added.some(({ isTasteRefreshed }) => isTasteRefreshed)) {
    return 'Taste profile refreshed with your latest shopping patterns.';
  }
  return found;
}

function repeatWords(count: number): Words {
  return count === 1
    ? { title: 'You already uploaded this receipt', description: 'It counts only once.' }
    : {
        title: 'You already uploaded these receipts',
        description: 'Each counts only once.',
      };
}

export const nothingFoundWords = {
  title: 'Couldn’t read that receipt',
  description:
    'The image was uploaded, but no grocery items were detected. Please retake a clearer photo and try again.',
  variant: 'destructive',
} satisfies Words;

/** The server's message about a failed upload, else that of docs/product.md. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'We couldn’t process that receipt. Please try again with a clearer photo.';
  }
  return serverMessageOf(error) ?? 'Failed to analyze receipt';
}

/** The server may have processed it before the cancellation arrived. */
export const notCancelledText =
  'We could not cancel this upload. If it was read, you can delete it from your receipts.';

export function failureWords(description: string): Words {
  return { title: 'Receipt upload failed', description, variant: 'destructive' };
}

export const invalidTypeWords: Words = {
  title: 'Invalid file type',
  description: 'Please upload image files (JPG, PNG, etc.)',
  variant: 'destructive',
};

export const skippedWords: Words = {
  title: 'Skipped non-image files',
  description: 'Some files were ignored because they are not images.',
  variant: 'destructive',
};

export const deletedWords: Words = {
  title: 'Receipt deleted',
  description: 'We’ve removed that upload from your history.',
};

export function deleteFailureWords(error: unknown): Words {
  return { title: 'Failed to delete receipt', description: serverMessageOf(error), variant: 'destructive' };
}

/** Corrections apply to later receipts of the same store, including the group of those without a store. */
export function correctedWords(store: string | null): Words {
  return {
    title: 'Item updated',
    description: store === null ? "We'll remember this." : `We'll remember this for ${store}.`,
  };
}

/** Amounts and prices only apply to this item. */
export const lineCorrectedWords: Words = {
  title: 'Item updated',
  description: 'Your prices and your food at home were updated.',
};

export function addedWords(name: string): Words {
  return { title: 'Item added', description: `${capitalized(name)} now counts like the other items.` };
}

export const receiptCorrectedWords: Words = {
  title: 'Receipt updated',
  description: 'Its totals were checked again.',
};

export const groceriesWords: Words = {
  title: 'Counted as groceries',
  description: 'All its items were restored.',
};

export function removedWords(store: string | null): Words {
  const description =
    store === null ? 'It no longer counts toward your taste.' : `We'll skip it for ${store} from now on.`;
  return { title: 'Item removed', description };
}

export function itemFailureWords(title: string, error: unknown): Words {
  return { title, description: failureReason(error), variant: 'destructive' };
}

/** The server's message, else a generic hint. */
export function failureReason(error: unknown): string {
  return serverMessageOf(error) ?? 'Please try again.';
}

function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.serverMessage ?? error.plainMessage) : undefined;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
