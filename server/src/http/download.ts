import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Pieces = AsyncIterable<string | Uint8Array>;

/** Sends a file as a download. Chunks are streamed with backpressure; a client that disconnects stops them. */
export function sendFile(
  reply: FastifyReply,
  { fileName, type, content }: { fileName: string; type: string; content: Uint8Array | string | Pieces },
): FastifyReply {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(isWhole ? content : Readable.from(content));
}

/** Streams JSON as a download, in chunks. */
export function sendJsonFile(
  reply: FastifyReply,
  { fileName, content }: { fileName: string; content: AsyncIterable<string> },
): FastifyReply {
  return sendFile(reply, { fileName, type: 'application/json; charset=utf-8', content });
}
