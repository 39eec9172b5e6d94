/** Opens the system's share sheet. Returns false if that failed, so that the caller can use a fallback. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The user closing the sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
