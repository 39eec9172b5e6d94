import { sections } from '@plateful/domain/foods/food.ts';
import { z } from 'zod';

/** One bought thing as read from a receipt. */
export const receiptItem = z
  .object({
    name: z.string().trim().min(1).max(200),
    amount: z.coerce.number().nonnegative(),
    unit: z.string().trim().max(40),
    category: z.enum(sections).default('Other'),
  })
  .meta({ id: 'ReceiptItem' });
export type ReceiptItem = z.output<typeof receiptItem>;
