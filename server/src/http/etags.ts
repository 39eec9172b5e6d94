import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tags a JSON answer that is about to be sent, and leaves it out for a caller that has it. */
export async function addEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof answer !== 'string') return answer;
  // Encoded once, for the digest and to be sent.
  const bytes = Buffer.from(answer);
  // Weak, because it is of the answer before it is compressed.
  const tag = hash('sha1', bytes, 'base64url');
  reply.header('etag', `W/"${tag}"`);
  if (!matchesEtag(request.headers['if-none-match'], `"${tag}"`)) return bytes;
  reply.status(304);
  return '';
}

/** Proxies that compress an answer make its tag a weak one, which is as good here. */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
