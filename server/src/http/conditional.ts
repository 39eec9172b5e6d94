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

/** The same `tag` means the same bytes. `headers` go with the content and with word that it is known. */
type Made = { tag: string; make: () => Promise<Uint8Array>; type: string; headers: Record<string, string> };

/** The same for what is work to make: it is made only for a caller that has not got it. */
export async function sendMadeUnlessKnown(
  { request, reply }: Exchange,
  { tag, make, type, headers }: Made,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  const isSent = isKnown(request.headers['if-none-match'], etag);
  if (isSent)
    return reply
      .status(304)
      .headers({ ...headers, etag })
      .send();
  // Before the headers: what invites to keep an answer does not go out with an error.
  const content = await make();
  return reply
    .type(type)
    .headers({ ...headers, etag })
    .send(content);
}

/** Proxies that compress an answer make its tag a weak one, which is as good here. */
export function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
