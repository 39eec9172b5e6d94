/** Id of the place where a page shows the address; in the page's own address it leads there. */
export const feedAddressId = 'calendar-url';

/** What a calendar app subscribes to. */
export function feedUrl(origin: string, feedPath: string): string {
  return new URL(feedPath, origin).href;
}

/** The same address for the calendar app of the device, as its own scheme opens it. */
export function webcalUrl(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

// RFC 1918, RFC 4193 and the names that never leave a machine or a home network.
const privateHosts =
  /^(?:localhost|.*\.(?:localhost|local|lan|internal)|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd].*)\])$/i;

/** Whether only this computer or home reaches the address: calendars that other companies run cannot fetch it. */
export function isPrivateAddress(url: string): boolean {
  return privateHosts.test(new URL(url).hostname);
}
