/** What a query has brought so far, for components that do not know which query it is. */
export type Load<T> = {
  /** Undefined while it is on its way and after a failure. */
  data: T | undefined;
  error: Error | null;
  retry: () => void;
};

type QueryLike<T> = { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };

export function loadOf<T, U>({ data, error, refetch }: QueryLike<T>, pick: (data: T) => U): Load<U> {
  return {
    data: data === undefined ? undefined : pick(data),
    error,
    retry: () => void refetch(),
  };
}

export function mapLoad<T, U>(load: Load<T>, pick: (data: T) => U): Load<U> {
  return { ...load, data: load.data === undefined ? undefined : pick(load.data) };
}
