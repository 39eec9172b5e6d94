import { setTimeout } from 'node:timers/promises';
import type { Browser } from './browser.ts';

type Wanted = { role: string; name: string; exact?: boolean };
const maxMs = 20_000;

/** A user at a browser, who finds elements by role and name. */
export class Person {
  readonly browser: Browser;
  readonly origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.origin = origin;
  }

  /** Waits until the page is hydrated; other tests cover earlier clicks. */
  async goto(path: string): Promise<void> {
    await this.browser.goto(this.origin + path);
    await this.until(
      'a page that answers',
      () => !document.documentElement.classList.contains('early'),
      null,
    );
  }

  async press(role: string, name: string, options: { exact?: boolean } = {}): Promise<void> {
    const selector = await this.find(role, name, options);
    // Retried, because hydration may replace the element.
    await this.browser.click(selector).catch(async () => {
      await this.browser.click(await this.find(role, name, options));
    });
  }

  async fill(name: string, text: string): Promise<void> {
    await this.browser.type(await this.find('textbox', name), text);
  }

  /** A selector of the first visible match. */
  find(role: string, name: string, options: { exact?: boolean } = {}): Promise<string> {
    return this.until(`a ${role} "${name}"`, markFirst, { role, name, ...options });
  }

  sees(text: string): Promise<boolean> {
    return this.until(`"${text}"`, (words) => document.body.innerText.includes(words), text);
  }

  /** Repeats `look` in the page until it returns something. */
  async until<A, T>(what: string, look: (argument: A) => T, argument: A): Promise<NonNullable<T>> {
    const end = Date.now() + maxMs;
    for (;;) {
      // During a navigation there is no page to run it in.
      const found = await this.browser.evaluate(look, argument).catch(() => undefined);
      if (found) return found as NonNullable<T>;
      if (Date.now() > end) {
        const shown = await this.browser.evaluate(() => `${location.href}\n${document.body.innerText}`, null);
        throw new Error(`No ${what} at ${String(shown).slice(0, 3000)}`);
      }
      await setTimeout(100);
    }
  }
}

/** Runs in the page. */
function markFirst({ role, name, exact }: Wanted): string | null {
  const elements: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: 'select, [role=combobox]',
    option: '[role=option]',
    menuitem: '[role=menuitem]',
    textbox: 'input:not([type=checkbox]), textarea',
    heading: 'h1, h2, h3, h4',
  };
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const named = [...by.map((id) => document.getElementById(id)), ...labels].map(
      (label) => label?.textContent,
    );
    const text = element instanceof HTMLElement ? element.innerText : '';
    return (element.getAttribute('aria-label') ?? (named.join(' ') || text)).trim();
  };
  // Elements behind a dialog have names too.
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
  const found = [...scope.querySelectorAll(elements[role] ?? role)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const called = nameOf(element);
    return width > 0 && height > 0 && (exact ? called === name : called.startsWith(name));
  });
  if (!found) return null;
  for (const element of document.querySelectorAll('[data-wanted]')) element.removeAttribute('data-wanted');
  found.setAttribute('data-wanted', '');
  return '[data-wanted]';
}
