import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Unguessable: anyone who knows the id of a checkout may pay it. */
export function newId(prefix: string): string {
  return prefix + Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
}

/** The fields of one of Stripe's objects that `Create` fills in; the sandbox leaves out all others. */
export type Fields<Full, Create extends (...input: never[]) => object> = Pick<
  Full,
  keyof Full & keyof ReturnType<Create>
>;

export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };
