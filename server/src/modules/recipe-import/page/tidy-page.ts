import type { CheerioAPI } from 'cheerio';

/** "ad-slot", "adsbygoogle", "sponsored-box"; "add-note" and "header" are none. */
const advertising = /(?:^|[\s_-])(?:ads?|advert\w*|adsbygoogle|adthrive|sponsor(?:ed)?)(?:[\s_-]|$)/i;
const candidates =
  'amp-ad, ins, li[class], div[class], p[class], section[class], aside[class], [id^="div-gpt-ad"]';
/** What is longer holds more than an advertisement. */
const maxLength = 300;
const fraction = /^(?:\d\s)?\d{1,2}\s?[/\u2044]\s?\d{1,2}$|^\d?[½¼¾⅓⅔⅛⅜⅝⅞]$/u;

/** Removes advertisements between lines and steps, and writes out fractions that are pictures. */
export function tidyPage($: CheerioAPI): void {
  for (const element of $(candidates).toArray()) {
    const one = $(element);
    const isAd =
      one.is('amp-ad, [id^="div-gpt-ad"]') ||
      [one.attr('class') ?? '', one.children().first().attr('class') ?? ''].some((name) =>
        advertising.test(name),
      );
    if (isAd && one.text().length <= maxLength && one.find('h1, li, [itemprop]').length === 0) one.remove();
  }
  for (const element of $('img[alt]').toArray()) {
    const alt = $(element).attr('alt')!.trim();
    if (fraction.test(alt)) $(element).replaceWith(` ${alt} `);
  }
}
