/** The fields of one of Stripe's objects that `Create` fills in; the sandbox leaves out all others. */
export type Fields<Full, Create extends (...input: never[]) => object> = Pick<
  Full,
  keyof Full & keyof ReturnType<Create>
>;

export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };
