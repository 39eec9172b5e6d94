import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** What the specification calls phone, tablet, small and large desktop. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

/** The end of a long text looks like its beginning. */
const longestPage = 3000;

type Shot = {
  /** The file's folder: `recipes/search-results`. */
  name: string;
  /** What people see here, as a line of the index. */
  says: string;
  /** A window's worth instead of the page from its top: for dialogs, and for what is further down. */
  isWindow?: boolean;
  /** To the end, however long. */
  isWhole?: boolean;
  /** What has to be done again at each width, because another layout starts anew. */
  arrange?: (width: number) => Promise<void>;
  widths?: readonly number[];
};

/** Takes the screen as it is at every width, light and dark. */
export async function shoot(page: Page, shot: Shot): Promise<void> {
  const folder = join(process.env.SCREENSHOTS_DIR!, shot.name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'says.txt'), shot.says);
  for (const size of windows) {
    if (shot.widths && !shot.widths.includes(size.width)) continue;
    await page.setViewportSize(size);
    // No control looks as if it was pointed at, unless that is what is arranged.
    await page.mouse.move(0, 0);
    await shot.arrange?.(size.width);
    for (const theme of themes) {
      await wear(page, theme);
      const path = join(folder, `${size.width}-${theme}.png`);
      if (shot.isWindow) await page.screenshot({ path, animations: 'disabled' });
      else await shootPage(page, path, shot.isWhole ? Number.POSITIVE_INFINITY : longestPage);
    }
  }
  await wear(page, 'light');
}

async function shootPage(page: Page, path: string, longest: number) {
  const { width, height } = await page.evaluate(() => {
    window.scrollTo(0, 0);
    // A bar that sticks to the window's lower edge would lie across the middle of the picture.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  // A picture of the whole page has what is out of sight, too.
  const style = '* { content-visibility: visible !important }';
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled', style });
}

/** As a user whose system has this theme: the product's pages by their class, the sandbox's by the media query. */
async function wear(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, theme === 'dark');
}

/** Opens a page and waits until it has all that it asks for. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
