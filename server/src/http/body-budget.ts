import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, SignedInUser } from '#context.ts';
import { AppError } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';
import type { ByteBudget } from '#runtime/byte-budget.ts';

/** Seconds. */
const soon = 10;
const aMinute = 60;

const looksMs = 1000;
/** A phone that loses its connection for a moment goes on within it. */
const windowMs = 20_000;
/** Bytes a second, mean of a window: the slowest mobile connections in use carry twice as much. */
const leastRate = 5000;
/** Where files fill more than half of the room. */
const leastRateInCrowd = 50_000;

/**
 * Bounds what bodies hold while they arrive: each takes room for what it announces, its user's or its address's, before the first
 * byte is read, and one that does not get on is cut off. Files take their room as they arrive (`withRoomForBody`).
 */
export function boundBodies(server: FastifyInstance, { memory, clock }: Context): void {
  server.addHook('preParsing', async (request, reply, payload) => {
    const bytes = bytesToCome(request);
    if (bytes === 0) return payload;
    const { room, id } = roomOf(memory, request);
    if (!request.isMultipart()) {
      takeRoom(room, id, bytes);
      reply.raw.once('close', () => room.giveBack(id, bytes));
    }
    arriving.set(request, { arrived: request.raw.socket.bytesRead, since: clock.now().getTime() });
    reply.raw.once('close', () => arriving.delete(request));
    return payload;
  });

  const arriving = new Map<FastifyRequest, { arrived: number; since: number }>();
  const look = setInterval(() => {
    const now = clock.now().getTime();
    const least = memory.uploadRoom.isCrowded() ? leastRateInCrowd : leastRate;
    for (const [request, { arrived, since }] of arriving) {
      const { raw } = request;
      const seconds = (now - since) / 1000;
      const { bytesRead } = raw.socket;
      if (raw.complete) arriving.delete(request);
      else if (now - since < windowMs) continue;
      else if (bytesRead - arrived < least * seconds) cutOff(server, raw.socket);
      else arriving.set(request, { arrived: bytesRead, since: now });
    }
  }, looksMs);
  server.addHook('onClose', async () => clearInterval(look));
}

/** As Node itself does it with requests that take too long: 408, and the connection ends. */
function cutOff(server: FastifyInstance, socket: Socket): void {
  const error = Object.assign(new Error('body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.server.emit('clientError', error, socket);
}

/** Requests that do not come from outside, such as tools of assistants, have their body in memory already. */
function bytesToCome({ raw, headers, routeOptions }: FastifyRequest): number {
  if (!(raw.socket instanceof Socket)) return 0;
  const most = routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}

function roomOf({ bodyRoom, visitorsRoom }: Context['memory'], request: FastifyRequest) {
  return request.user
    ? { room: bodyRoom, id: request.user.id }
    : { room: visitorsRoom, id: clientAddress(request) };
}

/**
 * Does the work of a request with a file while there is room for it. `take` is called with the bytes of the file as they arrive;
 * they are held until the work is done.
 */
export async function withRoomForFile<T>(
  { uploadRoom }: Context['memory'],
  user: SignedInUser,
  work: (take: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  let taken = 0;
  const take = (bytes: number) => {
    takeRoom(uploadRoom, user.id, bytes);
    taken += bytes;
  };
  try {
    return await work(take);
  } finally {
    uploadRoom.giveBack(user.id, taken);
  }
}

function takeRoom(room: ByteBudget, id: string, bytes: number): void {
  const refused = room.take(id, bytes);
  if (refused === 'theirs') {
    const message = 'Other files of yours are still on their way. Please try again when they have arrived.';
    throw new AppError('rate_limited', message, { retryAfter: soon });
  }
  if (refused === 'ours') {
    const message = 'Plateful is receiving many files just now. Please try again in a minute.';
    throw new AppError('unavailable', message, { retryAfter: aMinute });
  }
}
