/** `URL.parse`, which Safari before 18 and Chrome before 126 lack. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
