import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a file to keep. */
export function sendFile(
  reply: FastifyReply,
  { fileName, type, content }: { fileName: string; type: string; content: Uint8Array | string },
): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`).send(content);
}

/** Sends JSON text as a file to keep, streamed with backpressure; a client that disconnects ends it. */
export function sendJsonFile(
  reply: FastifyReply,
  { fileName, content }: { fileName: string; content: AsyncIterable<string> },
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(content));
}
