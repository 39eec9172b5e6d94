/** Opens the system's share sheet. False when it could not, so that the caller goes another way. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
