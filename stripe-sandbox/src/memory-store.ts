import type { Records, Store, StoredEvent, StoredObject, StoredResponse } from './store.ts';

type State = {
  objects: Map<string, StoredObject>;
  events: Map<string, StoredEvent>;
  responses: Map<string, StoredResponse>;
  clockOffset: number;
};

/** A store in the memory of this process, for tests and for trying out. */
export function createMemoryStore(): Store {
  let state: State = { objects: new Map(), events: new Map(), responses: new Map(), clockOffset: 0 };
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (records: Records) => Promise<T>): Promise<T> {
    // Entries are replaced and never changed, so that a shallow copy is a snapshot.
    const draft = {
      ...state,
      objects: new Map(state.objects),
      events: new Map(state.events),
      responses: new Map(state.responses),
    };
    const result = await work(recordsIn(draft));
    state = draft;
    return result;
  }

  return {
    transaction(work) {
      const result = last.then(() => run(work));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

function recordsIn(state: State): Records {
  const { objects, events, responses } = state;
  return {
    async insertObject(object) {
      if (objects.has(object.id)) throw new Error(`Object ${object.id} already exists`);
      objects.set(object.id, copyOf(object));
    },
    async updateObject({ id, data, state, dueAt }) {
      const object = objects.get(id);
      if (object) objects.set(id, copyOf({ ...object, data, state, dueAt }));
    },
    async findObject(kind, id) {
      const object = objects.get(id);
      return object?.kind === kind ? copyOf(object) : undefined;
    },
    async listObjects({ kind, customerId, statuses, after, limit }) {
      const found = pageOf(objects, after).filter(
        (object) =>
          object.kind === kind &&
          object.customerId === customerId &&
          (!statuses || statuses.includes(String((object.data as { status?: unknown }).status))),
      );
      return found.slice(0, limit).map(copyOf);
    },
    async firstDue({ kind, until = Number.POSITIVE_INFINITY }) {
      const due = [...objects.values()].filter(
        (object) => object.dueAt !== null && object.dueAt <= until && (!kind || object.kind === kind),
      );
      const [first] = due.sort((a, b) => a.dueAt! - b.dueAt!);
      return first && copyOf(first);
    },
    async deleteCustomerRecords(customerId) {
      for (const object of objects.values()) {
        if (object.customerId === customerId && object.id !== customerId) objects.delete(object.id);
      }
      for (const event of events.values()) if (event.customerId === customerId) events.delete(event.id);
      for (const { key, body } of responses.values()) {
        if (JSON.stringify(body).includes(customerId)) responses.delete(key);
      }
    },

    async insertEvent(event) {
      events.set(event.id, copyOf(event));
    },
    async listEvents({ types, since = 0, after, limit }) {
      const found = pageOf(events, after).filter(
        ({ type, createdAt }) => (!types || types.includes(type)) && createdAt >= since,
      );
      return found.slice(0, limit).map(copyOf);
    },
    async listUndelivered(now, limit) {
      const due = [...events.values()].filter(({ nextAttemptAt }) => nextAttemptAt && nextAttemptAt <= now);
      return due.slice(0, limit).map(copyOf);
    },
    async updateDelivery({ id, attempts, nextAttemptAt }) {
      const event = events.get(id);
      if (event) events.set(id, { ...event, attempts, nextAttemptAt });
    },

    findResponse: async (key) => responses.get(key),
    async insertResponse(response) {
      responses.set(response.key, copyOf(response));
    },

    clockOffset: async () => state.clockOffset,
    async setClockOffset(seconds) {
      state.clockOffset = seconds;
    },

    async deleteExpired(before) {
      for (const { key, createdAt } of responses.values()) {
        if (createdAt < before.responses) responses.delete(key);
      }
      for (const { id, recordedAt } of events.values()) if (recordedAt < before.events) events.delete(id);
    },
  };
}

/** The newest first, after the entry of that id. */
function pageOf<T>(entries: Map<string, T>, after: string | undefined): T[] {
  if (after === undefined) return [...entries.values()].reverse();
  const index = [...entries.keys()].indexOf(after);
  return [...entries.values()].slice(0, Math.max(0, index)).reverse();
}

function copyOf<T>(entry: T): T {
  return structuredClone(entry);
}
