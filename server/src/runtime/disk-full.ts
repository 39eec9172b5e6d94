/** Whether a file could not be written for lack of room, on the disk or of the user's share of it. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
