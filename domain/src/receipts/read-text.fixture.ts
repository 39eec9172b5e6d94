import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

/** Reads printed rows as a receipt, as of November 20, 2026. */
export const read = (rows: string) => readReceipt(rows.split('\n').map(textToRow), '2026-11-20');
