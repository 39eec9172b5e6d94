import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Exchange } from '#http/api.ts';

/** Sends `text` with a strong ETag of it, or only says that it is what the caller has already (RFC 9110, 13.1.2). */
export function sendUnlessKnown({ request, reply }: Exchange, text: string, type: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(type).send(text);
}

/** Proxies that compress an answer make its tag a weak one, which is as good here. */
function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
