import type { FastifyReply } from 'fastify';
import type { Refusal } from '#adapters/identity/account-access.ts';
import { waitInWords } from '#errors.ts';

/** Pages about accounts are nobody else's, and not the next site's either. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return (
    reply
      .type('text/html')
      // Links of mails stay secret; `no-referrer` would take the Origin from our own forms (Fetch, section 3.2).
      .header('referrer-policy', 'same-origin')
      .send(html)
  );
}

/** Says why something was refused, with the status and the time to wait. */
export function refused(reply: FastifyReply, refusal: Refusal): string {
  if ('error' in refusal) {
    reply.status(422);
    return refusal.error;
  }
  reply.status(429).header('retry-after', refusal.waitSeconds);
  return `Too many attempts. Please wait ${waitInWords(refusal.waitSeconds)}.`;
}
