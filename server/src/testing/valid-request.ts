export type ValidRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** What it is answered; 200 when missing. */
  status?: number;
  /** What the call may do to the caller's own rows, by table: 'added', 'removed', or names of columns that change. */
  writes?: Record<string, string[]>;
};
