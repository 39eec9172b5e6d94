/**
 * Identifies the page's version of the product: the path of its first script, whose hash changes with any of the code.
 */
export function newestScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}
