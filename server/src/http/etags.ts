import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds an ETag to a JSON response, and sends 304 without a body if the client's copy is current. */
export async function addEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof answer !== 'string') return answer;
  // Encoded once, both for the hash and for sending.
  const bytes = Buffer.from(answer);
  // Weak, because it is computed before compression.
  const tag = hash('sha1', bytes, 'base64url');
  reply.header('etag', `W/"${tag}"`);
  if (!matchesEtag(request.headers['if-none-match'], `"${tag}"`)) return bytes;
  reply.status(304);
  return '';
}

/** Proxies that compress a response make its ETag weak, so weak comparison is used. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
