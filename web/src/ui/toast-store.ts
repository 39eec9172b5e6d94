// docs/product.md, Constants: toast limit 1, removal delay 1000000 ms.
const toastLimit = 1;
const removalDelay = 1_000_000;

type ToastAction = { label: string; onSelect: () => void };

type ToastWords = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** An action, such as 'Undo'. */
  action?: ToastAction | undefined;
  /** A second action, such as opening what was changed. */
  also?: ToastAction | undefined;
  /** Milliseconds; the toaster's default if unset. */
  duration?: number | undefined;
};

type Toast = ToastWords & { id: string; open: boolean };

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces a visible one. Callable outside React. */
export function toast(words: ToastWords): { id: string; dismiss: () => void } {
  count += 1;
  const id = `toast-${count}`;
  set([{ ...words, id, open: true }, ...toasts].slice(0, toastLimit));
  return { id, dismiss: () => dismissToast(id) };
}

export function toastFailure(title: string, description: string | undefined): void {
  toast({ title, description, variant: 'destructive' });
}

/** Closes a toast. It is removed later, after its closing animation. */
export function dismissToast(id: string): void {
  if (!toasts.some((entry) => entry.id === id && entry.open)) return;
  set(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(toasts.filter((entry) => entry.id !== id)), removalDelay);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
