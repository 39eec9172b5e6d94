type Address = { search: string; hash: string };

/** Removes a query parameter. Other parameters and the hash are kept. */
export function withoutParameter({ search, hash }: Address, name: string): Address {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return { search: rest.size > 0 ? `?${rest}` : '', hash };
}
