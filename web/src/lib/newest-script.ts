/** Names the version of the product that this page is: its first script, whose name changes with any of the product's code. */
export function newestScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}
