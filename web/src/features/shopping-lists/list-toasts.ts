import { serverMessageOf } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';

// Texts of docs/product.md, Validation and Messages.

export function toastDatesMissing() {
  toastFailure('Invalid date range', 'Please select both start and end dates');
}

export function toastGenerated(items: number) {
  toast({
    title: 'Shopping list generated!',
    description: items === 1 ? '1 item, ready for the store.' : `${items} items, sorted for the store.`,
  });
}

export function toastGenerateFailure(error: unknown, goToPlanner: () => void) {
  const words = generateFailure(error);
  if (!isNoMeals(error)) {
    toast({ ...words, variant: 'destructive' });
    return;
  }
  const action = { label: 'Meal Planner', onSelect: goToPlanner };
  // Longer than usual, to leave time for reading and for the action.
  toast({ ...words, variant: 'destructive', action, duration: 10_000 });
}

/** Whether the error says that no meals are planned on those days. */
export function isNoMeals(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return (
    message.toLowerCase().includes('no meals found') ||
    message.includes('Add some meals to your meal planner')
  );
}

export function generateFailure(error: unknown): { title: string; description: string } {
  const text = serverMessageOf(error) ?? 'Failed to generate shopping list';
  if (!isNoMeals(error)) return { title: 'Error generating shopping list', description: text };
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return {
    title: 'No meals found',
    description: `${sentence} Go to the meal planner to add meals first.`,
  };
}

export function toastUpdateFailure(error: unknown) {
  toastFailure('Error updating shopping list', serverMessageOf(error) ?? 'Failed to update shopping list');
}

export function toastDeleteFailure(error: unknown) {
  toastFailure('Error deleting shopping list', serverMessageOf(error) ?? 'Failed to delete shopping list');
}

export function toastCompleted(undo: () => void) {
  toast({ title: 'Shopping list completed!', action: { label: 'Undo', onSelect: undo } });
}

export function toastRemoved(name: string, undo: () => void) {
  toast({ title: 'Item removed', description: name, action: { label: 'Undo', onSelect: undo } });
}

export function toastTwin(choice: 'one' | 'both', undo: () => void) {
  const title = choice === 'one' ? 'One less to buy' : 'Both kept on the list';
  toast({ title, action: { label: 'Undo', onSelect: undo } });
}

export function toastMerged(from: string, undo: () => void) {
  const action = { label: 'Undo', onSelect: undo };
  toast({ title: 'Lists merged', description: `${from} was archived.`, action });
}

export function toastTakenOff(items: number, undo: () => void) {
  if (items === 0) {
    toast({ title: 'Nothing to subtract', description: 'Nothing on this list is known to be at home.' });
    return;
  }
  const action = { label: 'Undo', onSelect: undo };
  toast({ title: `Subtracted from ${counted(items, 'item')}`, description: 'The list shows where.', action });
}

export function toastParted() {
  toast({ title: 'Both are on the list again' });
}

export function toastArchived(undo: () => void) {
  toast({ title: 'Shopping list archived', action: { label: 'Undo', onSelect: undo } });
}
