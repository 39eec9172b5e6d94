import { searchBounds } from '@plateful/contract/bounds.ts';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Milliseconds without a key before the address follows: between two letters of a fast typist. */
const pause = 150;

type SearchTerm = {
  /** As it stands in the field. */
  typed: string;
  /** What is searched for: as it stands in the address. */
  term: string;
  type: (text: string) => void;
  /** The same without waiting for a pause. */
  search: (text: string) => void;
  /** Only the field: a link takes care of the address. */
  show: (text: string) => void;
};

/** The search is kept in the address, in place of the last one: a reload, a link and going back bring it again. */
export function useSearchTerm(): SearchTerm {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigation = useNavigationType();
  const isHydrated = useHydrated();
  // A prerendered page knows its path only.
  const term = searchTermOf(isHydrated ? params.get('search') : null);
  const [typed, setTyped] = useState(term);
  const [followed, setFollowed] = useState(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another page or going back changes the field. An address that is replaced follows it, and may be letters behind.
  if (term !== followed) {
    setFollowed(term);
    if (navigation !== NavigationType.Replace) setTyped(term);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    show(text);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const wanted = searchTermOf(text);
        if (wanted === '') next.delete('search');
        else next.set('search', wanted);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  }

  function show(text: string) {
    clearTimeout(timer.current);
    setTyped(text);
  }

  function type(text: string) {
    show(text);
    timer.current = setTimeout(() => search(text), pause);
  }

  return { typed, term, type, search, show };
}

/** What an address or a field asks for, without blanks around it and no longer than the server takes. Empty is nothing. */
export function searchTermOf(text: string | null): string {
  return (text ?? '').trim().slice(0, searchBounds.query.maxLength).trim();
}
