import { searchBounds } from '@plateful/contract/limits.ts';

/** What an address or a field asks for, without blanks around it and no longer than the server takes. Empty is nothing. */
export function searchTermOf(text: string | null): string {
  return (text ?? '').trim().slice(0, searchBounds.query.maxLength).trim();
}
