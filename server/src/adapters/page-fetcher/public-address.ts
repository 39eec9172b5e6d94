import ipaddr from 'ipaddr.js';

/** All assigned IPv6 addresses: https://www.iana.org/assignments/ipv6-address-space */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Azure's internal services, in a public range:
 * https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const azureServices = '168.63.129.16';

/**
 * Whether an address is on the public internet. Rejects all special ranges (private, loopback, link-local with the
 * metadata services of clouds, shared, multicast, documentation), and each IPv6 form that embeds an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // A zone ("%eth0") refers to a link of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast' && parsed.toString() !== azureServices;
}
