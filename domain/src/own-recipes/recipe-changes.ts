import { commonPlaces } from '../merging/merge-sequence.ts';
import {
  changedFields,
  type DocumentField,
  documentFieldNames,
  type RecipeDocument,
} from './recipe-document.ts';

type Change = { removed: string[]; added: string[]; at: number };

/** What became of a recipe between two of its versions, a sentence for each change, without full stops. */
export function changesBetween(before: RecipeDocument, after: RecipeDocument): string[] {
  return changedFields(before, after).flatMap((field) => fieldChanges(field, before, after));
}

function fieldChanges(field: DocumentField, before: RecipeDocument, after: RecipeDocument): string[] {
  switch (field) {
    case 'lines':
      return lineChanges(before, after);
    case 'steps':
      return stepChanges(before.steps, after.steps);
    case 'tags':
      return [`Tags: ${after.tags.join(', ') || 'none'}`];
    case 'description':
      return [after.description === null ? 'Description removed' : 'Description changed'];
    case 'title':
      return [`Title: “${after.title}” instead of “${before.title}”`];
    default: {
      const unit = field === 'cookingTime' ? ' minutes' : '';
      const said = (value: string | number | null) => (value === null ? 'none' : `${value}${unit}`);
      return [`${documentFieldNames[field]}: ${said(after[field])} instead of ${said(before[field])}`];
    }
  }
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

function stepChanges(before: readonly string[], after: readonly string[]): string[] {
  return changesOf(before, after).flatMap(({ removed, added, at }) => {
    const both = Math.min(removed.length, added.length);
    return [
      ...added.slice(0, both).map((_, index) => `Step ${at + index + 1} changed`),
      ...added.slice(both).map((_, index) => `Step ${at + both + index + 1} added`),
      ...(removed.length > both ? [`${countedSteps(removed.length - both)} removed`] : []),
    ];
  });
}

function countedSteps(count: number): string {
  return count === 1 ? 'A step' : `${count} steps`;
}

/** Runs of items that one list has in place of the other's; `at` is their place in the second. */
function changesOf(one: readonly string[], other: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...commonPlaces(one, other), [one.length, other.length] as const]) {
    if (i > from || j > to) changes.push({ removed: one.slice(from, i), added: other.slice(to, j), at: to });
    [from, to] = [i + 1, j + 1];
  }
  return changes;
}
