import { expect, type Locator, type Page } from '@playwright/test';

type Words = {
  title: string;
  description?: string;
  /** The labels of its buttons. */
  action?: string | string[];
};

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

export async function expectSuccess(page: Page, words: Words): Promise<void> {
  await expectWords(page, words);
  await expect(notifications(page).getByRole('listitem')).not.toHaveClass(/danger/);
}

/** Error toasts are red. */
export async function expectFailure(page: Page, words: Words): Promise<void> {
  await expectWords(page, words);
  await expect(notifications(page).getByRole('listitem')).toHaveClass(/danger/);
}

/** Exactly one toast with exactly these texts. */
async function expectWords(page: Page, { title, description, action }: Words): Promise<void> {
  const toast = notifications(page).getByRole('listitem');
  const texts = [title, description, action].flat().filter((text) => text !== undefined);
  await expect(toast).toHaveText(texts.join(' '), { useInnerText: true });
  for (const text of texts) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
