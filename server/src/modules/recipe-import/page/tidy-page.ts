import type { CheerioAPI } from 'cheerio';

type AnyNode = Parameters<CheerioAPI['contains']>[0];

/** "ad-slot", "adsbygoogle", "sponsored-box"; "add-note" and "header" are none. */
const advertising = /(?:^|[\s_-])(?:ads?|advert\w*|adsbygoogle|adthrive|sponsor(?:ed)?)(?:[\s_-]|$)/i;
const candidates =
  'amp-ad, ins, li[class], div[class], p[class], section[class], aside[class], [id^="div-gpt-ad"]';
/** What is longer holds more than an advertisement. */
const maxLength = 300;
/** Far more than one page has; removing each takes time. */
const maxRemoved = 100;
const maxReplaced = 300;
const fraction = /^(?:\d\s)?\d{1,2}\s?[/\u2044]\s?\d{1,2}$|^\d?[½¼¾⅓⅔⅛⅜⅝⅞]$/u;

/** Removes advertisements between lines and steps, and writes out fractions that are pictures. */
export function tidyPage($: CheerioAPI): void {
  const named = $(candidates)
    .toArray()
    .filter((element) => isAdvertising($, element))
    .slice(0, maxRemoved);
  for (const element of named) {
    const one = $(element);
    if (one.text().length <= maxLength && one.find('h1, li, [itemprop]').length === 0) one.remove();
  }
  for (const element of $('img[alt]').toArray().slice(0, maxReplaced)) {
    const alt = $(element).attr('alt')!.trim();
    if (fraction.test(alt)) $(element).replaceWith(` ${alt} `);
  }
}

function isAdvertising($: CheerioAPI, element: AnyNode): boolean {
  const one = $(element);
  const names = [one.attr('class') ?? '', one.children().first().attr('class') ?? ''];
  return one.is('amp-ad, [id^="div-gpt-ad"]') || names.some((name) => advertising.test(name));
}
