import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { type Browser, type Found, program } from './browser.ts';

const maxMs = 5000;

/** WebKitGTK, the engine closest to Safari's on Linux. It needs a display, at least a virtual one. */
export async function findWebKit(): Promise<Found> {
  const name = 'WebKitGTK';
  const driver = program(undefined, ['WebKitWebDriver']);
  const [window] = await Array.fromAsync(glob('/usr/lib*/**/webkit2gtk-4*/MiniBrowser'));
  const screen = process.env.DISPLAY || program(undefined, ['Xvfb']);
  if (!driver || !window)
    return { name, missing: 'WebKitGTK is not on this machine: install webkit2gtk-driver.' };
  if (!screen) return { name, missing: 'WebKitGTK has no screen here: install xvfb.' };
  return { name, launch: () => open(name, driver, window) };
}

async function open(name: string, driverPath: string, binary: string): Promise<Browser> {
  const screen = process.env.DISPLAY ? null : await startScreen();
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
  const port = 20_000 + (process.pid % 20_000);
  const service = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = async () => {
    await ended(service);
    if (screen) await ended(screen.process);
  };
  try {
    const driver = await connect(port, binary);
    return {
      name: `${name} ${(await driver.getCapabilities()).getBrowserVersion()}`,
      ...verbs(driver, stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** On the first free display, whose number it returns. */
async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { process: screen, display: `:${number}` };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 0; ; tries++) {
    try {
      // With an address, Selenium does not search for a driver.
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await setTimeout(100);
    }
  }
}

function verbs(driver: WebDriver, stop: () => Promise<void>): Omit<Browser, 'name'> {
  const element = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), maxMs);
  return {
    goto: (url) => driver.get(url),
    evaluate: (body, argument) => driver.executeScript(`return (${body})(arguments[0])`, argument),
    // Clicks at its position, like a user: Selenium rejects controls that are drawn by another element, such as
    // checkboxes.
    click: async (selector) => {
      const origin = await element(selector);
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        origin,
      );
      await driver.actions().move({ origin }).click().perform();
    },
    type: async (selector, text) => (await element(selector)).sendKeys(text),
    key: (name) =>
      driver
        .actions()
        .sendKeys(name === 'Tab' ? Key.TAB : Key.ESCAPE)
        .perform(),
    resize: async (width, height) => {
      // The window includes the browser's own toolbars.
      await driver.manage().window().setRect({ width, height });
      const [inner = width, tall = height] = await driver.executeScript<number[]>(
        'return [innerWidth, innerHeight]',
      );
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inner, height: 2 * height - tall });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: async () => null,
    complaints: () => null,
    quit: async () => {
      await driver.quit();
      await stop();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
