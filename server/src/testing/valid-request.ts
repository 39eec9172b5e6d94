export type ValidRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Expected status; 200 by default. */
  status?: number;
  /** Allowed changes of the caller's own rows, by table: 'added', 'removed', or names of changed columns. */
  writes?: Record<string, string[]>;
};
