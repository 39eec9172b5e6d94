import ipaddr from 'ipaddr.js';

/** All IPv6 addresses that are assigned: https://www.iana.org/assignments/ipv6-address-space */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Of Azure's own services inside a virtual machine, though its range is public: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const azureServices = '168.63.129.16';

/**
 * Whether an address is on the public internet. All special ranges are refused (private, loopback, link-local with the metadata
 * services of clouds, shared, multicast, documentation), and each IPv6 form that carries an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // A zone ("%eth0") belongs to a link of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast' && parsed.toString() !== azureServices;
}
