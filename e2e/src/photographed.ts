import type { Page } from '@playwright/test';

type Camera = {
  /** Pixels; a smaller height than the receipt's cuts it off. */
  height?: number;
  width?: number;
  /** A CSS filter: dark, or out of focus. */
  filter?: string;
};

/** A photo of a receipt: rendered by the browser, slightly tilted, on a dark table. */
export async function photographed(page: Page, rows: string[], camera: Camera = {}): Promise<Buffer> {
  const { height = 260 + rows.length * 34, width = 620, filter = 'none' } = camera;
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width, height });
  await drawing.setContent(
    `<body style="margin:0;background:#5b4a3c;overflow:hidden"><main style="filter:${filter};background:#5b4a3c"><pre style="margin:70px 60px;padding:40px 24px;background:#fdfcf8;color:#222;font:24px/34px monospace;transform:rotate(1.5deg)"></pre></main></body>`,
  );
  await drawing.locator('pre').evaluate((paper, text) => {
    paper.textContent = text;
  }, rows.join('\n'));
  const photo = await drawing.screenshot({ type: 'jpeg', quality: 80 });
  await drawing.close();
  return photo;
}

/** As selected in a file chooser. */
export function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}
