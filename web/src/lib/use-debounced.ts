import { useEffect, useState } from 'react';

/** The value once it has not changed for a while (milliseconds): what is typed need not be asked for letter by letter. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);

  return settled;
}
