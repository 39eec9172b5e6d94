import { searchBounds } from '@plateful/contract/bounds.ts';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useHydrated } from '#lib/hydration.tsx';

/** Debounce before the URL changes, in milliseconds; longer than a fast typist's pauses. */
const pause = 150;

type SearchTerm = {
  /** The text in the field. */
  typed: string;
  /** The searched term, from the URL. */
  term: string;
  type: (text: string) => void;
  /** Searches immediately. */
  search: (text: string) => void;
  /** Sets only the field; used with links, which change the URL. */
  show: (text: string) => void;
};

/** Stored in the URL by replacing the history entry, so that reloads, links and Back restore it. */
export function useSearchTerm(): SearchTerm {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigation = useNavigationType();
  const isHydrated = useHydrated();
  // The query string is unknown while prerendering.
  const term = searchTermOf(isHydrated ? params.get('search') : null);
  const [typed, setTyped] = useState(term);
  const [followed, setFollowed] = useState(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Navigation updates the field. While typing, the URL lags behind and must not reset it.
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
        const term = searchTermOf(text);
        if (term === '') next.delete('search');
        else next.set('search', term);
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

/** The normalized term: trimmed, and cut to the server's maximum length. Empty means no search. */
export function searchTermOf(text: string | null): string {
  return (text ?? '').trim().slice(0, searchBounds.query.maxLength).trim();
}
