import type { ReadPhoto } from '#ports/receipt-reader.ts';
import type { RefusalReason } from './refusal.ts';

/** To the child. Its answers come one by one, in order. */
export type Question = { photo: Uint8Array };

/** From the child; `error` is for the log. */
export type Answer = { read: ReadPhoto } | { refused: RefusalReason; error?: string } | { error: string };
