import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

type Query<T> = {
  data: T | undefined;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
};

type LoadedProps<T> = {
  query: Query<T>;
  skeleton: ReactNode;
  /** The title of the notice that it could not be loaded. */
  failure: string;
  /** What to know or do about a failure, in place of what the server says. */
  hint?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query has brought; until then a skeleton, or a notice with a button that asks again. */
export function Loaded<T>({ query, skeleton, failure, hint, children }: LoadedProps<T>) {
  const { data, isFetching, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isFetching) return skeleton;
  return (
    <LoadFailure title={failure} onRetry={() => void refetch()}>
      {hint ?? said(error)}
    </LoadFailure>
  );
}

function said(error: unknown): string | undefined {
  return (error as { serverMessage?: string } | null)?.serverMessage;
}
