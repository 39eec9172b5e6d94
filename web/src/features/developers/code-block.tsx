import type { Example } from '@plateful/contract/examples.ts';
import { Copy } from 'lucide-react';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { ScrolledCode } from './scrolled-code.tsx';

/** A code example with a copy button. Long lines scroll, also by keyboard. */
export function CodeExample({ example: { title, words, code } }: { example: Example }) {
  return (
    <div className="min-w-0">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-soft">{words}</p>
      <div className="mt-3 grid grid-cols-1 gap-2">
        <ScrolledCode label={title}>{code}</ScrolledCode>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy />}
          aria-label={`Copy: ${title}`}
          onClick={() => void copyCode(code)}
          className="w-fit"
        >
          Copy
        </Button>
      </div>
    </div>
  );
}

async function copyCode(code: string) {
  try {
    await copyText(code);
    toast({ title: 'Copied' });
  } catch {
    toastFailure('Copy failed', 'Please select the text and copy it manually.');
  }
}
