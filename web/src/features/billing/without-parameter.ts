type Address = { search: string; hash: string };

/** The same address without one of its parameters; the others stay, and so does the section. */
export function withoutParameter({ search, hash }: Address, name: string): Address {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return { search: rest.size > 0 ? `?${rest}` : '', hash };
}
