import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { type Receipt, receiptName } from './receipt-words.ts';

const box =
  'grid h-18 w-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunk inset-ring inset-ring-line';

/** The photo, small; larger in a dialog. A receipt without one shows a sign in its place. */
export function ReceiptPhoto({ receipt }: { receipt: Receipt }) {
  const { imageUrl } = receipt;
  const [isBroken, setIsBroken] = useState(false);
  const name = receiptName(receipt);
  if (imageUrl === null || isBroken) {
    return (
      <span aria-hidden="true" className={`${box} text-soft`}>
        <ReceiptText className="size-6" />
      </span>
    );
  }
  return (
    <Dialog>
      <DialogTrigger
        aria-label={`Show photo: ${name}`}
        className={`${box} transition-[scale] hover:scale-105 active:scale-100`}
      >
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover object-top"
        />
      </DialogTrigger>
      <DialogContent
        title={name}
        footer={
          <Button asChild variant="secondary">
            <a href={imageUrl} target="_blank" rel="noreferrer">
              Open Full Size
            </a>
          </Button>
        }
      >
        <div className="grid min-h-72 place-items-center rounded-xl bg-sunk p-2">
          <img
            src={imageUrl}
            alt={`The receipt: ${name}`}
            className="max-h-[60dvh] max-w-full rounded-md object-contain"
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
