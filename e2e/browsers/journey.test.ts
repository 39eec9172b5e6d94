import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Product, startProduct } from '../src/product.ts';
import { countPages } from './pdf.ts';
import { Person } from './person.ts';
import { findChromium, findFirefox } from './with-puppeteer.ts';
import { findWebKit } from './with-selenium.ts';

/** `npm run test:browsers`: the main job, and what was wrong in one browser only, in each that this machine has. */
let product: Product;
before(async () => {
  product = await startProduct({});
});
after(() => product.stop());

const desktop = [1280, 900] as const;
const phone = [390, 844] as const;
/** A folder for pictures of each page in each browser, to be looked at. */
const pictures = process.env.BROWSER_PICTURES;
const consent = { essential: true, functional: true, analytics: true, timestamp: '2026-11-20T08:00:00.000Z' };

/** `BROWSERS=Firefox` leaves out the others. */
const selection = process.env.BROWSERS ?? '';

for (const found of [findChromium(), findFirefox(), await findWebKit()]) {
  if (selection && !selection.includes(found.name)) continue;
  if ('missing' in found) {
    test(found.name, { skip: found.missing });
    continue;
  }
  test(found.name, { timeout: 300_000 }, async (t) => {
    const browser = await found.launch();
    t.diagnostic(browser.name);
    t.after(() => browser.quit());
    const person = new Person(browser, product.origin);
    await browser.resize(...desktop);
    await person.goto('/');
    await browser.evaluate(
      (answer) => localStorage.setItem('cookieConsent', answer),
      JSON.stringify(consent),
    );

    const step = (name: string, body: () => Promise<void>) => t.test(name, body);
    await step('a visitor enters their taste', () => tellTaste(person));
    await step('they register and find it on the account', () => register(person));
    await step('they generate recipes and open one', () => generate(person));
    await step('a recipe prints on one sheet, without the toast on the screen', () => printRecipe(person));
    await step('they plan it', () => plan(person));
    await step('they make the list of the week, which prints on one sheet', () => makeList(person));
    await step('the account opens', () => openAccount(person));
    await step('Back from another document leads to where the page was left', () => comeBack(person));
    await step('an open menu lies over a toast on a phone', () => openMenuOverToast(person));
    await step('no page is wider than a phone', () => goThrough(person, phone));
    await step('nor wider than a desktop', () => goThrough(person, desktop));
    const complaints = browser.complaints();
    const skip = complaints === null && 'The driver reports no console messages.';
    await t.test('nothing was complained of', { skip }, () => assert.deepEqual(complaints, []));
  });
}

async function tellTaste(person: Person) {
  await person.goto('/taste-preferences');
  await person.press('checkbox', 'Peanuts');
  await person.press('button', 'Save My Preferences');
  await person.sees('Taste preferences saved!');
}

async function register(person: Person) {
  await person.browser.goto(`${person.origin}/api/login?returnTo=/account%3Ftab%3Dprofile`);
  await person.press('link', 'Create an account');
  await person.find('button', 'Create Account');
  await person.fill('Email', `${crypto.randomUUID()}@example.com`);
  await person.fill('Password', 'correct horse battery');
  await person.press('checkbox', 'I am 16 or older');
  await person.press('button', 'Create Account');
  await person.find('heading', 'Account statistics');
  await person.sees('Peanuts');
}

async function generate(person: Person) {
  await person.goto('/recipes?mealType=dinner');
  await person.press('button', 'Generate 3 Recipes');
  await person.until('three recipes', () => document.querySelectorAll('article').length === 3, null);
  const link = await person.until(
    'a link',
    () => document.querySelector('article a')?.getAttribute('href'),
    null,
  );
  await person.goto(link);
  await person.find('heading', 'Ingredients');
}

async function printRecipe(person: Person) {
  const { browser } = person;
  await person.press('button', 'Share');
  await person.press('menuitem', 'Copy link');
  await person.until('a toast', () => document.querySelector('[data-toasts] li') !== null, null);
  await printsOneSheet(person);
  const printed = await browser.evaluate(printedOverThePage, null);
  assert.deepEqual(printed, []);
}

async function printsOneSheet({ browser }: Person) {
  const sheet = await browser.print();
  // WebKitGTK's driver does not print.
  if (sheet) assert.equal(countPages(sheet), 1);
}

/** Runs in the page: what is fixed and not hidden by a rule for print, which browsers repeat on each sheet. */
function printedOverThePage(): string[] {
  const hidden = [...document.styleSheets]
    .flatMap((sheet) => allRules([...sheet.cssRules]))
    .flatMap((rule) => (rule instanceof CSSStyleRule && rule.style.display === 'none' ? [rule] : []))
    .filter((rule) => isForPrint(rule));
  return [...document.querySelectorAll('body *')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && element.clientWidth > 1)
    .filter((element) => !isHidden(element) && ![...element.children].every(isHidden))
    .map((element) => element.outerHTML.slice(0, 200));

  function isHidden(element: Element): boolean {
    return hidden.some((rule) => element.closest(rule.selectorText) !== null);
  }
  function allRules(rules: CSSRule[]): CSSRule[] {
    return rules.flatMap((rule) =>
      'cssRules' in rule ? [rule, ...allRules([...(rule.cssRules as CSSRuleList)])] : [rule],
    );
  }
  function isForPrint(rule: CSSRule): boolean {
    for (let parent: CSSRule | null = rule.parentRule; parent; parent = parent.parentRule)
      if (parent instanceof CSSMediaRule && parent.conditionText === 'print') return true;
    return false;
  }
}

async function plan(person: Person) {
  const title = await person.until('a title', () => document.querySelector('h1')?.textContent, null);
  await person.press('link', 'Add to Meal Plan');
  await person.press('button', 'Next week', { exact: true });
  await person.press('button', 'Add dinner on Tuesday');
  await person.press('button', title);
  await person.sees('Meal added to plan');
  await person.find('link', title);
}

async function makeList(person: Person) {
  const shown = await person.until(
    'a list',
    () => document.querySelector('a[href^="/shopping-list?"]')?.getAttribute('href'),
    null,
  );
  await person.goto(shown);
  await person.press('button', 'Generate');
  await person.sees('Shopping list generated!');
  await person.press('checkbox', '');
  await printsOneSheet(person);
}

async function openAccount(person: Person) {
  await person.goto('/account?tab=profile');
  await person.find('heading', 'Account statistics');
}

async function comeBack(person: Person) {
  const { browser } = person;
  // One that the server renders, and one that is empty until its data is there.
  for (const path of ['/terms', '/account?tab=profile']) {
    await person.goto(path);
    await person.until(
      'a long page',
      () => document.documentElement.scrollHeight > window.innerHeight + 700,
      null,
    );
    await browser.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }), null);
    await person.until('the place', () => Math.abs(window.scrollY - 600) < 2, null);
    await browser.goto(`${person.origin}/robots.txt`);
    await browser.evaluate(() => void window.setTimeout(() => window.history.back()), null);
    await person.until(
      `the place on ${path}`,
      () => Math.abs(window.scrollY - 600) < 2 && document.readyState === 'complete',
      null,
    );
    // A new visit begins at the top.
    await browser.goto(`${person.origin}/robots.txt`);
    await person.goto(path);
    await person.until(
      'a long page',
      () => document.documentElement.scrollHeight > window.innerHeight + 700,
      null,
    );
    await setTimeout(1000);
    assert.equal(await browser.evaluate(() => window.scrollY, null), 0);
  }
}

async function openMenuOverToast(person: Person) {
  const { browser } = person;
  await browser.resize(...phone);
  await person.goto('/recipes');
  const link = await person.until(
    'a recipe',
    () => document.querySelector('article a')?.getAttribute('href'),
    null,
  );
  await person.goto(link);
  await person.press('button', 'Share');
  await person.press('menuitem', 'Copy link');
  await person.until('a toast', () => document.querySelector('[data-toasts] li') !== null, null);
  await person.until('a closed menu', () => document.querySelector('[role=menu]') === null, null);
  await person.press('button', 'Share');
  await person.find('menuitem', 'Copy link');
  const covered = await browser.evaluate(() => {
    const items = [...document.querySelectorAll('[role=menuitem]')];
    return items.filter((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return !item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length;
  }, null);
  assert.equal(covered, 0);
  await browser.key('Escape');
}

const pages = [
  '/',
  '/taste-preferences',
  '/recipes',
  '/meal-planner',
  '/shopping-list',
  '/account',
  '/about',
  '/faq',
  '/terms',
];

async function goThrough(person: Person, size: readonly [number, number]) {
  const { browser } = person;
  const wide: string[] = [];
  await browser.resize(...size);
  for (const path of pages) {
    for (const theme of pictures ? ['light', 'dark'] : ['light']) {
      await browser.evaluate((theme) => localStorage.setItem('theme', theme), theme);
      await person.goto(path);
      await person.until(
        'a page',
        () => document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]'),
        null,
      );
      const beyond = await browser.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
        null,
      );
      if (beyond > 0) wide.push(`${path} by ${beyond} px`);
      if (!pictures) continue;
      await person.until('who it is', () => !document.body.innerText.includes('Loading...'), null);
      await setTimeout(700);
      const name = `${browser.name.split(' ')[0]}${path.replaceAll('/', '-')}-${size[0]}-${theme}.png`;
      await mkdir(pictures, { recursive: true });
      await writeFile(join(pictures, name), await browser.screenshot());
    }
  }
  assert.deepEqual(wide, []);
}
