import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const legalPages = [
  { path: '/privacy-policy', heading: 'Privacy Policy', sections: 14 },
  { path: '/terms', heading: 'Terms of Service', sections: 19 },
  { path: '/cookie-policy', heading: 'Cookie Policy', sections: 11 },
];

test('the footer links to all pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    'Plateful',
    'Features',
    'Pricing',
    'White Label',
    'About Us',
    'Contact',
    'Help Center',
    'Developers',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Legal Notice',
  ]);
  await expect(footer.getByText('GDPR: your data is yours.')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@[^?]+\?subject=/,
  );

  for (const name of ['Features', 'Pricing', 'White Label']) {
    await footer.getByRole('link', { name }).click();
    const id = name.toLowerCase().replace(' ', '-');
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  const pages = {
    'About Us': { path: '/about', heading: 'About Us' },
    'Help Center': { path: '/faq', heading: 'FAQ and Help Center' },
    'Privacy Policy': { path: '/privacy-policy', heading: 'Privacy Policy' },
    'Terms of Service': { path: '/terms', heading: 'Terms of Service' },
    'Cookie Policy': { path: '/cookie-policy', heading: 'Cookie Policy' },
    'Legal Notice': { path: '/legal-notice', heading: 'Legal Notice' },
  };
  for (const [name, { path, heading }] of Object.entries(pages)) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Plateful`);
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every static page is rendered completely', async ({ page }) => {
    for (const { path, heading, sections } of legalPages) {
      await test.step(`${path} is there as a whole, with ${sections} numbered sections`, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,160}/);
        await expect(page.getByText(/^Last updated [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
        const titles = await main(page).getByRole('heading', { level: 2 }).allTextContents();
        expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(
          Array.from({ length: sections }, (_, index) => index + 1),
        );
      });
    }

    await test.step('/about has story, mission, values and the contact address', async () => {
      await page.goto('/about');
      await expect(main(page).getByText('is built by a solo founder')).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Our mission' })).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
        'Simplicity',
        'Sustainability',
        'Personalization',
      ]);
      await expect(main(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/);
    });

    await test.step('/faq shows expanded answers, and what is coming soon', async () => {
      await page.goto('/faq');
      await expect(main(page).getByRole('link', { name: 'Email Support' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await expect(main(page).getByRole('heading', { name: 'Knowledge base' })).toContainText('Coming soon');
      const answer = main(page).getByText('So please read the label every time.');
      await expect(answer).toBeHidden();
      await main(page).getByText('What can the check not do?').click();
      await expect(answer).toBeVisible();
    });
  });
});

test('static pages link on and contain the required texts', async ({ page }) => {
  await test.step('search engines get the questions and answers that the page shows', async () => {
    await page.goto('/faq');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent())!,
    );
    expect(data['@type']).toBe('FAQPage');
    const asked = await main(page).locator('summary').allTextContents();
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(asked);
  });

  await test.step('the contents link to a section, which gets the focus and its anchor in the URL', async () => {
    await page.goto('/terms');
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Refunds and withdrawal' })
      .click();
    await expect(page).toHaveURL('/terms#refunds');
    await expect(page.getByRole('heading', { name: '8. Refunds and withdrawal' })).toBeInViewport();
    await expect(page.locator('#refunds')).toBeFocused();

    await page.goto('/faq');
    await page.getByText('Can I get a refund?').click();
    await main(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms#refunds');
    await expect(page.getByRole('heading', { name: '8. Refunds and withdrawal' })).toBeInViewport();
  });

  await test.step('the cookie policy lists what is stored and opens the preferences again', async () => {
    await page.goto('/cookie-policy');
    for (const name of ['sid', 'cookieConsent', 'tastePreferences', 'units']) {
      await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
    }
    await main(page).getByRole('button', { name: 'Cookie Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject All' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Cookie Preferences' })).toBeFocused();
  });

  await test.step('the legal notice lists missing details, and invents none', async () => {
    await page.goto('/legal-notice');
    await expect(page.getByText('This notice is not complete yet')).toBeVisible();
    const operator = page.getByRole('region', { name: '1. Operator' });
    await expect(operator.getByText('to be named by the operator').first()).toBeVisible();
    await expect(operator.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });
});

test('a policy is readable on a phone and in print', async ({ page }) => {
  await test.step('on a phone the contents expand above the text', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/privacy-policy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toHaveCount(1);
    await contents.getByText('Contents (14 sections)').click();
    await contents.getByRole('link', { name: 'Your rights' }).click();
    await expect(page.getByRole('heading', { name: '13. Your rights' })).toBeInViewport();
  });

  await test.step('a printed policy has no navigation, and is black on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/privacy-policy');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
    const { color, background } = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector('main p')!).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect([color, background]).toEqual(['rgb(68, 68, 68)', 'rgb(255, 255, 255)']);
  });
});

test('a new user sees the terms to accept, and can read them without losing the form', async ({ page }) => {
  await page.goto('/api/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill('reader@example.com');
  await expect(page.getByText('By creating an account you accept the')).toBeVisible();
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await main(page).getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(path);
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveValue('reader@example.com');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Privacy Policy',
    'Terms of Service',
    'Legal Notice',
  ]);
});

test('an inexact URL redirects to its page, or shows the 404 page', async ({ page }) => {
  await test.step('an unknown URL shows the 404 page', async () => {
    const answer = await page.goto('/privacy');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  await test.step('a malformed URL shows the same page', async () => {
    const answer = await page.goto('/%E0%A4%A');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });

  await test.step('a URL in another case or with a trailing slash redirects to its page', async () => {
    const answer = await page.goto('/Recipes/?search=risotto');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL('/recipes?search=risotto');
    await expect(main(page).getByRole('link', { name: 'Mushroom risotto', exact: true })).toBeVisible();
  });
});

function main(page: Page) {
  return page.getByRole('main');
}
