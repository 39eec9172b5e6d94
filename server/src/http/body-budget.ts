import { Socket } from 'node:net';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, SignedInUser } from '#context.ts';
import { AppError } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';
import type { ByteBudget } from '#runtime/byte-budget.ts';

/** Seconds. */
const retryAfterSeconds = 10;
const aMinute = 60;

const checksMs = 1000;
/** Long enough for a phone to recover from a brief loss of connection. */
const windowMs = 20_000;
/**
 * Minimum upload rate in bytes per second, averaged over a window. The slowest mobile connections are twice as fast.
 */
const minRate = 5000;
/** Applies while files use more than half of the budget. */
const minRateWhenCrowded = 50_000;

/**
 * Limits the memory used by incoming bodies. Each body reserves its announced size from the budget of its user or
 * address before the first byte is read, and stalled uploads are aborted. Files reserve memory as they arrive
 * (`withinUploadBudget`).
 */
export function limitBodies(server: FastifyInstance, { memory, clock }: Context): void {
  server.addHook('preParsing', async (request, reply, payload) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return payload;
    const { budget, id } = budgetOf(memory, request);
    if (!request.isMultipart()) {
      reserveBytes(budget, id, bytes);
      reply.raw.once('close', () => budget.release(id, bytes));
    }
    arriving.set(request, { arrived: request.raw.socket.bytesRead, since: clock.now().getTime() });
    reply.raw.once('close', () => arriving.delete(request));
    return payload;
  });

  const arriving = new Map<FastifyRequest, { arrived: number; since: number }>();
  const look = setInterval(() => {
    const now = clock.now().getTime();
    const min = memory.uploadBudget.isCrowded() ? minRateWhenCrowded : minRate;
    for (const [request, { arrived, since }] of arriving) {
      const { raw } = request;
      const seconds = (now - since) / 1000;
      const { bytesRead } = raw.socket;
      if (raw.complete) arriving.delete(request);
      else if (now - since < windowMs) continue;
      else if (bytesRead - arrived < min * seconds) abortUpload(server, raw.socket);
      else arriving.set(request, { arrived: bytesRead, since: now });
    }
  }, checksMs);
  server.addHook('onClose', async () => clearInterval(look));
}

/** Like Node's own handling of slow requests: 408, then the connection is closed. */
function abortUpload(server: FastifyInstance, socket: Socket): void {
  const error = Object.assign(new Error('body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.server.emit('clientError', error, socket);
}

/** Injected requests (MCP tools) already have their body in memory. */
function announcedBytes({ raw, headers, routeOptions }: FastifyRequest): number {
  if (!(raw.socket instanceof Socket)) return 0;
  const max = routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY;
  if (headers['transfer-encoding'] !== undefined) return max;
  return Math.min(Number(headers['content-length'] ?? 0), max);
}

function budgetOf({ bodyBudget, visitorBodyBudget }: Context['memory'], request: FastifyRequest) {
  return request.user
    ? { budget: bodyBudget, id: request.user.id }
    : { budget: visitorBodyBudget, id: clientAddress(request) };
}

/**
 * Processes a request with a file within the memory budget. Call `take` with the number of bytes as the file arrives;
 * they are reserved until the work is done.
 */
export async function withinUploadBudget<T>(
  { uploadBudget }: Context['memory'],
  user: SignedInUser,
  work: (take: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  let reserved = 0;
  const take = (bytes: number) => {
    reserveBytes(uploadBudget, user.id, bytes);
    reserved += bytes;
  };
  try {
    return await work(take);
  } finally {
    uploadBudget.release(user.id, reserved);
  }
}

function reserveBytes(budget: ByteBudget, id: string, bytes: number): void {
  const refused = budget.take(id, bytes);
  if (refused === 'theirs') {
    const message = 'Your other uploads are still in progress. Please try again when they have finished.';
    throw new AppError('rate_limited', message, { retryAfter: retryAfterSeconds });
  }
  if (refused === 'ours') {
    const message = `${productName} is receiving many files at the moment. Please try again in a minute.`;
    throw new AppError('unavailable', message, { retryAfter: aMinute });
  }
}
