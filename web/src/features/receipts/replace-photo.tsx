import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { acceptedFiles } from './receipt-files.ts';
import { type Receipt, receiptName } from './receipt-words.ts';
import { useUploadReceipts } from './use-upload-receipts.ts';

/** Replaces the photo of a receipt. The recognized data is kept until the new photo has been processed. */
export function ReplacePhoto({ receipt }: { receipt: Receipt }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { replace } = useUploadReceipts();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    replace(receipt.id, files);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Camera />}
        className="w-fit"
        onClick={() => chooser.current?.click()}
      >
        Replace with a Better Photo
        <VisuallyHidden> {receiptName(receipt)}</VisuallyHidden>
      </Button>
      <input ref={chooser} type="file" accept={acceptedFiles} onChange={choose} hidden />
    </>
  );
}
