/** Far beyond what writing a batch or reading a photo may take. */
export const leaseSeconds = 600;

/** Work that counts for its month, began before this and has not ended was cut off: it counts no more. */
export function oldestLiveStart(now: Date): Date {
  return new Date(now.getTime() - leaseSeconds * 1000);
}
