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
  /** The title of the error notice. */
  failure: string;
  /** Replaces the server's message in the error notice. */
  hint?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Renders the data of a query; until then a skeleton, or an error notice with a retry button. */
export function Loaded<T>({ query, skeleton, failure, hint, children }: LoadedProps<T>) {
  const { data, isFetching, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isFetching) return skeleton;
  return (
    <LoadFailure title={failure} onRetry={() => void refetch()}>
      {hint ?? messageOf(error)}
    </LoadFailure>
  );
}

function messageOf(error: unknown): string | undefined {
  return (error as { serverMessage?: string } | null)?.serverMessage;
}
