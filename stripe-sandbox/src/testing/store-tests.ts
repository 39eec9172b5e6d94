import { describe, expect, test } from 'vitest';
import type { Records, Store, StoredEvent, StoredObject } from '../store.ts';

const at = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:01:00Z');

function object(id: string, changes: Partial<StoredObject> = {}): StoredObject {
  return {
    id,
    kind: 'invoice',
    customerId: 'cus_1',
    data: { status: 'open' },
    state: {},
    dueAt: null,
    ...changes,
  };
}

function event(id: string, changes: Partial<StoredEvent> = {}): StoredEvent {
  const delivery = { attempts: 0, nextAttemptAt: at, recordedAt: at };
  return {
    id,
    type: 'invoice.paid',
    customerId: 'cus_1',
    createdAt: 100,
    data: { id },
    ...delivery,
    ...changes,
  };
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Tests that every store must pass. `create` makes an empty one. */
export function testStore(name: string, create: () => Promise<Store>): void {
  const filled = async (fill: (records: Records) => Promise<void>) => {
    const store = await create();
    await store.transaction(fill);
    return store;
  };

  describe(name, () => {
    test('finds an object by kind and id, as it was updated last', async () => {
      const store = await filled(async (records) => {
        await records.insertObject(object('in_1', { data: { status: 'open', note: 'ü "quoted"' } }));
        await records.updateObject(object('in_1', { data: { status: 'paid' }, state: { a: [1] }, dueAt: 7 }));
      });
      await store.transaction(async (records) => {
        const expected = { id: 'in_1', data: { status: 'paid' }, state: { a: [1] }, dueAt: 7 };
        expect(await records.findObject('invoice', 'in_1')).toMatchObject(expected);
        expect(await records.findObject('charge', 'in_1')).toBeUndefined();
        expect(await records.findObject('invoice', 'in_2')).toBeUndefined();
      });
    });

    test('lists the objects of a customer in pages, the newest first', async () => {
      const store = await filled(async (records) => {
        for (const id of ['in_1', 'in_2', 'in_3']) await records.insertObject(object(id));
        await records.insertObject(object('in_4', { data: { status: 'paid' } }));
        await records.insertObject(object('in_5', { customerId: 'cus_2' }));
        await records.insertObject(object('ch_1', { kind: 'charge' }));
        await records.updateObject(object('in_1'));
      });
      await store.transaction(async (records) => {
        const list = async (filter: object) =>
          ids(await records.listObjects({ kind: 'invoice', customerId: 'cus_1', ...filter }));
        expect(await list({})).toEqual(['in_4', 'in_3', 'in_2', 'in_1']);
        expect(await list({ limit: 2 })).toEqual(['in_4', 'in_3']);
        expect(await list({ after: 'in_3' })).toEqual(['in_2', 'in_1']);
        expect(await list({ after: 'in_9' })).toEqual([]);
        expect(await list({ statuses: ['paid', 'void'] })).toEqual(['in_4']);
      });
    });

    test('finds what is due first, the older of two at the same time', async () => {
      const store = await filled(async (records) => {
        await records.insertObject(object('in_1', { dueAt: 30 }));
        await records.insertObject(object('in_2', { dueAt: 20 }));
        await records.insertObject(object('in_3', { dueAt: 20 }));
        await records.insertObject(object('sub_1', { kind: 'subscription', dueAt: 40 }));
        await records.insertObject(object('in_4'));
      });
      await store.transaction(async (records) => {
        expect((await records.firstDue({}))?.id).toBe('in_2');
        expect((await records.firstDue({ until: 20 }))?.id).toBe('in_2');
        expect(await records.firstDue({ until: 19 })).toBeUndefined();
        expect((await records.firstDue({ kind: 'subscription' }))?.id).toBe('sub_1');
      });
    });

    test('deletes the records of a customer but not the customer', async () => {
      const store = await filled(async (records) => {
        await records.insertObject(object('cus_1', { kind: 'customer' }));
        await records.insertObject(object('in_1'));
        await records.insertObject(object('in_2', { customerId: 'cus_2' }));
        await records.insertEvent(event('evt_1'));
        await records.insertEvent(event('evt_2', { customerId: 'cus_2' }));
        const response = { digest: 'd', status: 200, createdAt: at };
        await records.insertResponse({ ...response, key: 'a', body: { customer: 'cus_1' } });
        await records.insertResponse({ ...response, key: 'b', body: { customer: 'cus_2' } });
        await records.deleteCustomerRecords('cus_1');
      });
      await store.transaction(async (records) => {
        expect(await records.findObject('customer', 'cus_1')).toBeDefined();
        expect(await records.findObject('invoice', 'in_1')).toBeUndefined();
        expect(await records.findObject('invoice', 'in_2')).toBeDefined();
        expect(ids(await records.listEvents({ limit: 9 }))).toEqual(['evt_2']);
        expect(await records.findResponse('a')).toBeUndefined();
        expect(await records.findResponse('b')).toMatchObject({ digest: 'd', status: 200 });
      });
    });

    test('lists events by type and time in pages, the newest first', async () => {
      const store = await filled(async (records) => {
        await records.insertEvent(event('evt_1', { createdAt: 100 }));
        await records.insertEvent(event('evt_2', { createdAt: 200, type: 'customer.created' }));
        await records.insertEvent(event('evt_3', { createdAt: 300 }));
      });
      await store.transaction(async (records) => {
        const list = async (filter: object) => ids(await records.listEvents({ limit: 9, ...filter }));
        expect(await list({})).toEqual(['evt_3', 'evt_2', 'evt_1']);
        expect(await list({ limit: 1 })).toEqual(['evt_3']);
        expect(await list({ after: 'evt_3' })).toEqual(['evt_2', 'evt_1']);
        expect(await list({ after: 'evt_9' })).toEqual([]);
        expect(await list({ since: 200 })).toEqual(['evt_3', 'evt_2']);
        expect(await list({ types: ['customer.created'] })).toEqual(['evt_2']);
      });
    });

    test('lists events until they are delivered, the oldest first', async () => {
      const store = await filled(async (records) => {
        for (const id of ['evt_1', 'evt_2', 'evt_3', 'evt_4']) await records.insertEvent(event(id));
        await records.updateDelivery({ id: 'evt_1', attempts: 1, nextAttemptAt: null });
        await records.updateDelivery({ id: 'evt_2', attempts: 1, nextAttemptAt: later });
      });
      await store.transaction(async (records) => {
        expect(ids(await records.listUndelivered(at, 9))).toEqual(['evt_3', 'evt_4']);
        expect(ids(await records.listUndelivered(at, 1))).toEqual(['evt_3']);
        expect(await records.listUndelivered(later, 9)).toMatchObject([
          { id: 'evt_2', attempts: 1, nextAttemptAt: later },
          { id: 'evt_3', attempts: 0 },
          { id: 'evt_4' },
        ]);
      });
    });

    test('keeps nothing of a transaction that throws', async () => {
      const store = await filled((records) => records.insertObject(object('in_1')));
      const failing = store.transaction(async (records) => {
        await records.updateObject(object('in_1', { data: { status: 'paid' } }));
        await records.insertObject(object('in_2'));
        await records.setClockOffset(5);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      await store.transaction(async (records) => {
        expect(await records.findObject('invoice', 'in_1')).toMatchObject({ data: { status: 'open' } });
        expect(await records.findObject('invoice', 'in_2')).toBeUndefined();
        expect(await records.clockOffset()).toBe(0);
      });
    });

    test('runs transactions one at a time', async () => {
      const store = await create();
      const increment = () =>
        store.transaction(async (records) => {
          await records.setClockOffset((await records.clockOffset()) + 1);
        });
      await Promise.all(Array.from({ length: 8 }, increment));
      expect(await store.transaction((records) => records.clockOffset())).toBe(8);
    });

    test('deletes expired responses and events', async () => {
      const store = await filled(async (records) => {
        await records.insertEvent(event('evt_1'));
        await records.insertEvent(event('evt_2', { recordedAt: later }));
        const response = { digest: 'd', status: 200, body: {} };
        await records.insertResponse({ ...response, key: 'a', createdAt: at });
        await records.insertResponse({ ...response, key: 'b', createdAt: later });
        await records.deleteExpired({ responses: later, events: later });
      });
      await store.transaction(async (records) => {
        expect(ids(await records.listEvents({ limit: 9 }))).toEqual(['evt_2']);
        expect(await records.findResponse('a')).toBeUndefined();
        expect(await records.findResponse('b')).toBeDefined();
      });
    });
  });
}
