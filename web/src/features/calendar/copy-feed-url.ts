import { copyText } from '#lib/copy-text.ts';
import { toast } from '#ui/toast-store.ts';
import { copiedWords, copyFailureWords } from './calendar-toasts.ts';

/** `show` leads to the address, for whoever has to copy it by hand from somewhere else. */
export async function copyFeedUrl(url: string, show?: () => void): Promise<void> {
  try {
    await copyText(url);
    toast(copiedWords);
  } catch {
    toast({ ...copyFailureWords, ...(show && { action: { label: 'Show Address', onSelect: show } }) });
  }
}
