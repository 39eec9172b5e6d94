import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const Hydrated = createContext(true);

type Props = {
  /** Whether the page was rendered on the server, so that its first render must not know the browser. */
  isServerRendered: boolean;
  children: ReactNode;
};

/** Render once, around the app. */
export function Hydration({ isServerRendered, children }: Props) {
  const [isHydrated, setIsHydrated] = useState(!isServerRendered);
  // In a transition, which React renders in time slices. `useSyncExternalStore` alone would render everything that knows
  // the browser at once, in the task of the hydration's commit.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** False on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  return use(Hydrated);
}

/**
 * What a store in the browser contains, kept up to date; `initial` on the server and during hydration. `read` must
 * return the same object until the store changes.
 */
export function useBrowserStore<Value, Initial extends Value | null | undefined>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  initial: Initial,
): Value | Initial {
  const readInitial = () => initial;
  return useSyncExternalStore<Value | Initial>(subscribe, useHydrated() ? read : readInitial, readInitial);
}
