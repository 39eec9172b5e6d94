import { toast } from '#ui/toast-store.ts';
import { copiedWords, copyFailureWords } from './calendar-toasts.ts';

export async function copyFeedUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(copiedWords);
  } catch {
    toast(copyFailureWords);
  }
}
