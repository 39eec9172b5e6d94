import { launch, type Page } from 'puppeteer-core';
import { type Browser, type Found, program } from './browser.ts';

export function findChromium(): Found {
  const name = 'Chromium';
  const executablePath = program(
    process.env.CHROMIUM_PATH,
    ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'msedge'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  if (!executablePath)
    return { name, missing: 'Chromium is not on this machine: install it, or set CHROMIUM_PATH.' };
  // Containers have no sandbox and little shared memory.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return { name, launch: () => open(name, { executablePath, args }) };
}

/** Firefox supports WebDriver BiDi itself, without a separate driver. */
export function findFirefox(): Found {
  const name = 'Firefox';
  const executablePath = program(
    process.env.FIREFOX_PATH,
    ['firefox', 'firefox-esr'],
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
  if (!executablePath)
    return { name, missing: 'Firefox is not on this machine: install firefox-esr, or set FIREFOX_PATH.' };
  return { name, launch: () => open(name, { browser: 'firefox', executablePath }) };
}

async function open(name: string, options: Parameters<typeof launch>[0]): Promise<Browser> {
  const browser = await launch({ headless: true, ...options });
  const page = await browser.newPage();
  const errors = collectErrors(page);
  return {
    name: `${name} ${(await browser.version()).split('/')[1]}`,
    goto: async (url) => {
      // Firefox reports errors for requests that were still running when a page is left,
      await page.waitForNetworkIdle({ idleTime: 300, timeout: 5000 }).catch(() => undefined);
      // and sometimes does not report the end of loading after Back.
      await page.goto(url, { timeout: 10_000 }).catch(() => page.goto(url));
    },
    evaluate: (body, argument) => page.evaluate(body as never, argument) as never,
    click: async (selector) =>
      void (await (await page.waitForSelector(selector, { timeout: 5000 }))!.click()),
    type: (selector, text) => page.type(selector, text),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ format: 'a4' })),
    complaints: () => errors,
    quit: () => browser.close(),
  };
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(`${error} ${page.url()}`));
  return errors;
}
