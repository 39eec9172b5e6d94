import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Delivery = { path: string; body: Buffer; headers: IncomingHttpHeaders };

export type UnreliableCourier = {
  url: string;
  /** Delivers the delayed events, in another order. */
  release(): Promise<void>;
  /** From now on nothing is delivered, including delayed events. */
  breakDown(): void;
  counts: Record<'lost' | 'doubled' | 'held' | 'brought', number>;
  close(): Promise<void>;
};

/**
 * A proxy between Stripe and the product that acknowledges every delivery: one of five is lost, others are duplicated,
 * delayed or reordered. `random` returns numbers from 0 to 1.
 */
export async function startUnreliableCourier(
  target: string,
  random: () => number,
): Promise<UnreliableCourier> {
  const held: Delivery[] = [];
  let isBroken = false;
  const counts = { lost: 0, doubled: 0, held: 0, brought: 0 };

  async function bring({ path, body, headers }: Delivery): Promise<void> {
    const { 'stripe-signature': signature = '', 'content-type': type = 'application/json' } = headers;
    const sent = { 'stripe-signature': String(signature), 'content-type': type };
    await fetch(new URL(path, target), { method: 'POST', body: new Uint8Array(body), headers: sent });
    counts.brought += 1;
  }

  const server = createServer(async (request, response) => {
    const delivery = { path: request.url ?? '/', body: await buffer(request), headers: request.headers };
    response.end('{}');
    const fate = isBroken ? 0 : random();
    if (fate < 0.2) counts.lost += 1;
    else if (fate < 0.5) {
      counts.held += 1;
      held.push(delivery);
    } else {
      await bring(delivery);
      if (fate < 0.6) {
        counts.doubled += 1;
        held.push(delivery);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    breakDown() {
      isBroken = true;
      counts.lost += held.splice(0).length;
    },
    async release() {
      const due = held.splice(0).sort(() => random() - 0.5);
      for (const delivery of due) await bring(delivery);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
