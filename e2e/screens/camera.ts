import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Phone, tablet, small and large desktop of the specification. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

/** The end of a long page looks like its beginning. */
const maxPageHeight = 3000;

type Shot = {
  /** Path of the file: `recipes/search-results`. */
  name: string;
  /** Description for the index. */
  says: string;
  /** Only the window, for dialogs and content further down. */
  isWindow?: boolean;
  /** The whole page, however long. */
  isWhole?: boolean;
  /** Repeated at each width, because another layout resets the state. */
  arrange?: (width: number) => Promise<void>;
  widths?: readonly number[];
};

/** Takes the screenshot at every width, light and dark. */
export async function shoot(page: Page, shot: Shot): Promise<void> {
  const folder = join(process.env.SCREENSHOTS_DIR!, shot.name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'says.txt'), shot.says);
  for (const size of windows) {
    if (shot.widths && !shot.widths.includes(size.width)) continue;
    await page.setViewportSize(size);
    // Moves the pointer away, so that nothing is hovered unless arranged.
    await page.mouse.move(0, 0);
    await shot.arrange?.(size.width);
    for (const theme of themes) {
      await setTheme(page, theme);
      const path = join(folder, `${size.width}-${theme}.png`);
      if (shot.isWindow) await page.screenshot({ path, animations: 'disabled' });
      else await shootPage(page, path, shot.isWhole ? Number.POSITIVE_INFINITY : maxPageHeight);
    }
  }
  await setTheme(page, 'light');
}

async function shootPage(page: Page, path: string, longest: number) {
  const { width, height } = await page.evaluate(() => {
    window.scrollTo(0, 0);
    // A sticky bar at the bottom would appear in the middle of the picture.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' });
}

/** Selects the theme: the product's pages by class, the sandbox's by media query. */
async function setTheme(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, theme === 'dark');
}

/** Opens a page and waits until its requests have finished. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
