/**
 * The storage interface of the sandbox. Times of the simulation are unix seconds of the sandbox's clock; a `Date` is
 * real time. `data` and `state` are JSON.
 */

export type StoredObject = {
  id: string;
  kind: string;
  customerId: string | null;
  /** The object as the API returns it. */
  data: unknown;
  /** Internal state that the API does not return. */
  state: unknown;
  /** When the clock has to process it next. */
  dueAt: number | null;
};

export type StoredEvent = {
  id: string;
  type: string;
  customerId: string | null;
  createdAt: number;
  data: unknown;
  /** Delivery attempts so far. */
  attempts: number;
  /** Null once delivered or given up. */
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
  /** The id of the previous page's last object. */
  after?: string | undefined;
  limit?: number | undefined;
};

export type EventFilter = {
  types?: readonly string[] | undefined;
  /** The earliest `createdAt`. */
  since?: number | undefined;
  /** The id of the previous page's last event. */
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
  /** The object that is due first; of several, the oldest. */
  firstDue: (filter: { kind?: string; until?: number }) => Promise<StoredObject | undefined>;
  /** Deletes a customer's objects except the customer itself, its events, and stored responses that mention it. */
  deleteCustomerRecords: (customerId: string) => Promise<void>;

  insertEvent: (event: StoredEvent) => Promise<void>;
  /** The newest first. */
  listEvents: (filter: EventFilter) => Promise<StoredEvent[]>;
  /** Events whose next attempt is due, the oldest first. */
  listUndelivered: (now: Date, limit: number) => Promise<StoredEvent[]>;
  updateDelivery: (event: Pick<StoredEvent, 'id' | 'attempts' | 'nextAttemptAt'>) => Promise<void>;

  findResponse: (key: string) => Promise<StoredResponse | undefined>;
  insertResponse: (response: StoredResponse) => Promise<void>;

  /** Seconds that the sandbox's clock is ahead of real time; initially 0. */
  clockOffset: () => Promise<number>;
  setClockOffset: (seconds: number) => Promise<void>;

  /** Deletes responses and events stored before these times. */
  deleteExpired: (before: { responses: Date; events: Date }) => Promise<void>;
};

export type Store = {
  /**
   * Runs `work` in a transaction, rolled back if it throws. Transactions are serialized across all processes that share
   * the store.
   */
  transaction: <T>(work: (records: Records) => Promise<T>) => Promise<T>;
};
