/** Id of the element that shows the feed URL, used as the hash to link to it. */
export const feedAddressId = 'calendar-url';

/** The feed URL that calendar apps subscribe to. */
export function feedUrl(origin: string, feedPath: string): string {
  return new URL(feedPath, origin).href;
}

/** The webcal: URL, which opens the device's calendar app. */
export function webcalUrl(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

// Private addresses (RFC 1918, RFC 4193) and local host names.
const privateHosts =
  /^(?:localhost|.*\.(?:localhost|local|lan|internal)|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd].*)\])$/i;

/** True if the URL is only reachable from this computer or network, so that hosted calendars cannot fetch it. */
export function isPrivateAddress(url: string): boolean {
  return privateHosts.test(new URL(url).hostname);
}
