/** Far longer than writing a batch or reading a photo may take. */
export const leaseSeconds = 600;

/** Work that counts against a quota, started before this and has not ended, was interrupted and no longer counts. */
export function oldestLiveStart(now: Date): Date {
  return new Date(now.getTime() - leaseSeconds * 1000);
}
