import { commonPlaces } from '../merging/merge-sequence.ts';
import {
  changedFields,
  type DocumentField,
  documentFieldNames,
  type RecipeDocument,
} from './recipe-document.ts';

type Run = { removed: string[]; added: string[]; at: number };

export type RecipeChange = {
  /** A sentence without a full stop. */
  text: string;
  /** The previous text if it is too long for the sentence; otherwise null. */
  before: string | null;
};

/** Describes the changes between two versions of a recipe. */
export function changesBetween(before: RecipeDocument, after: RecipeDocument): RecipeChange[] {
  return changedFields(before, after).flatMap((field) => fieldChanges(field, before, after));
}

function fieldChanges(field: DocumentField, before: RecipeDocument, after: RecipeDocument): RecipeChange[] {
  switch (field) {
    case 'lines':
      return lineChanges(before, after).map(inOneSentence);
    case 'steps':
      return stepChanges(before.steps, after.steps);
    case 'tags':
      return [inOneSentence(`Tags: ${after.tags.join(', ') || 'none'}`)];
    case 'description':
      return [
        {
          text: after.description === null ? 'Description removed' : 'Description changed',
          before: before.description,
        },
      ];
    case 'title':
      return [inOneSentence(`Title: “${after.title}” instead of “${before.title}”`)];
    default: {
      const unit = field === 'cookingTime' ? ' minutes' : '';
      const shownValue = (value: string | number | null) => (value === null ? 'none' : `${value}${unit}`);
      const text = `${documentFieldNames[field]}: ${shownValue(after[field])} instead of ${shownValue(before[field])}`;
      return [inOneSentence(text)];
    }
  }
}

function inOneSentence(text: string): RecipeChange {
  return { text, before: null };
}

function lineChanges(before: RecipeDocument, after: RecipeDocument): string[] {
  const [one, other] = [before.lines.map(({ text }) => text), after.lines.map(({ text }) => text)];
  const isSame = [...one].sort().join('\n') === [...other].sort().join('\n');
  if (isSame) {
    return [
      one.join('\n') === other.join('\n') ? 'Recipes within it linked' : 'Ingredients in another order',
    ];
  }
  return changesOf(one, other).flatMap(({ removed, added }) => {
    const both = Math.min(removed.length, added.length);
    return [
      ...removed.slice(0, both).map((text, at) => `“${added[at]}” instead of “${text}”`),
      ...removed.slice(both).map((text) => `“${text}” removed`),
      ...added.slice(both).map((text) => `“${text}” added`),
    ];
  });
}

function stepChanges(before: readonly string[], after: readonly string[]): RecipeChange[] {
  return changesOf(before, after).flatMap(({ removed, added, at }) => {
    const both = Math.min(removed.length, added.length);
    const removedOnly = removed.slice(both);
    return [
      ...removed
        .slice(0, both)
        .map((text, index) => ({ text: `Step ${at + index + 1} changed`, before: text })),
      ...added.slice(both).map((_, index) => inOneSentence(`Step ${at + both + index + 1} added`)),
      ...(removedOnly.length > 0
        ? [{ text: `${countedSteps(removedOnly.length)} removed`, before: removedOnly.join('\n\n') }]
        : []),
    ];
  });
}

function countedSteps(count: number): string {
  return count === 1 ? 'A step' : `${count} steps`;
}

/** Runs of items that differ between two lists; `at` is the index in the second. */
function changesOf(one: readonly string[], other: readonly string[]): Run[] {
  const changes: Run[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...commonPlaces(one, other), [one.length, other.length] as const]) {
    if (i > from || j > to) changes.push({ removed: one.slice(from, i), added: other.slice(to, j), at: to });
    [from, to] = [i + 1, j + 1];
  }
  return changes;
}
