import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The rate limit key of a client: its IPv4 address, or its IPv6 /64, which is one household (RFC 6177). */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const last = (after.length > 0 ? after : before).at(-1) ?? '';
  if (last.includes('.')) return last; // an IPv4 address in IPv6's clothes
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
