/** Lets the browser answer to people before the page's start goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
