/**
 * What the sandbox stores, and how. Times of the simulation are unix seconds by the sandbox's clock, a `Date` is by the real
 * one. `data` and `state` are JSON.
 */

export type StoredObject = {
  id: string;
  kind: string;
  customerId: string | null;
  /** The object as the API returns it. */
  data: unknown;
  /** What the API does not show. */
  state: unknown;
  /** When the clock acts on it next. */
  dueAt: number | null;
};

export type StoredEvent = {
  id: string;
  type: string;
  customerId: string | null;
  createdAt: number;
  data: unknown;
  /** Of its delivery. */
  attempts: number;
  /** Null when it was delivered or given up. */
  nextAttemptAt: Date | null;
  recordedAt: Date;
};

/** The response to a request with an idempotency key. */
export type StoredResponse = { key: string; digest: string; status: number; body: unknown; createdAt: Date };

export type ObjectFilter = {
  kind: string;
  customerId: string;
  /** Of `data.status`. */
  statuses?: readonly string[] | undefined;
  /** The id of the last object of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
};

export type EventFilter = {
  types?: readonly string[] | undefined;
  /** The earliest `createdAt`. */
  since?: number | undefined;
  /** The id of the last event of the page before. */
  after?: string | undefined;
  limit: number;
};

/** The records, as one transaction sees them. */
export type Records = {
  insertObject: (object: StoredObject) => Promise<void>;
  updateObject: (object: Pick<StoredObject, 'id' | 'data' | 'state' | 'dueAt'>) => Promise<void>;
  findObject: (kind: string, id: string) => Promise<StoredObject | undefined>;
  /** The newest first. */
  listObjects: (filter: ObjectFilter) => Promise<StoredObject[]>;
  /** The object that is due first; the oldest of several. */
  firstDue: (filter: { kind?: string; until?: number }) => Promise<StoredObject | undefined>;
  /** Deletes a customer's objects but the customer itself, its events, and responses that name it. */
  deleteCustomerRecords: (customerId: string) => Promise<void>;

  insertEvent: (event: StoredEvent) => Promise<void>;
  /** The newest first. */
  listEvents: (filter: EventFilter) => Promise<StoredEvent[]>;
  /** Events whose next attempt is due, the oldest first. */
  listUndelivered: (now: Date, limit: number) => Promise<StoredEvent[]>;
  updateDelivery: (event: Pick<StoredEvent, 'id' | 'attempts' | 'nextAttemptAt'>) => Promise<void>;

  findResponse: (key: string) => Promise<StoredResponse | undefined>;
  insertResponse: (response: StoredResponse) => Promise<void>;

  /** Seconds that the sandbox's clock is ahead of the real one; 0 at first. */
  clockOffset: () => Promise<number>;
  setClockOffset: (seconds: number) => Promise<void>;

  /** Deletes responses and events that were stored before. */
  deleteExpired: (before: { responses: Date; events: Date }) => Promise<void>;
};

export type Store = {
  /**
   * Runs `work` in a transaction: nothing of it is kept when it throws. Transactions run one at a time, across all
   * processes that share the store.
   */
  transaction: <T>(work: (records: Records) => Promise<T>) => Promise<T>;
};
