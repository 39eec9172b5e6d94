import type { CheerioAPI } from 'cheerio';

type AnyNode = Parameters<CheerioAPI['contains']>[0];

/** "ad-slot", "adsbygoogle", "sponsored-box", but not "add-note" or "header". */
const advertising = /(?:^|[\s_-])(?:ads?|advert\w*|adsbygoogle|adthrive|sponsor(?:ed)?)(?:[\s_-]|$)/i;
/** "wp-caption-text", "br-image-caption", "tr-caption", "photo-credit" */
const captioning =
  /(?:^|[\s_-])(?:captions?|figcaption|(?:photo|image)-?credits?|bildunterschrift|didascalia|l[eé]gende|pie-de-foto|onderschrift|bijschrift)(?:[\s_-]|$)/i;
/** "newsletter-block", "kg-signup-card", "subscription-widget" */
const inviting = /(?:^|[\s_-])(?:newsletter|subscri(?:be|ption)|sign-?up|opt-?in)(?:[\s_-]|$)/i;
const candidates =
  'amp-ad, ins, li[class], div[class], p[class], section[class], aside[class], span[class], small[class], em[class], td[class], figcaption, [id^="div-gpt-ad"]';
/** Longer elements contain more than an advertisement or a caption. */
const maxLength = 300;
/** Far more than one page has; removing each takes time. */
const maxRemoved = 100;
const maxReplaced = 300;
const fraction = /^(?:\d\s)?\d{1,2}\s?[/\u2044]\s?\d{1,2}$|^\d?[½¼¾⅓⅔⅛⅜⅝⅞]$/u;

/** Removes advertisements, captions and invitations between lines and steps, and writes out fractions that are pictures. */
export function cleanPage($: CheerioAPI): void {
  const elements = $(candidates).toArray();
  for (const isBeside of [isAdvertising, isCaption, isInvitation]) {
    for (const element of elements.filter((element) => isBeside($, element)).slice(0, maxRemoved)) {
      const $element = $(element);
      if ($element.text().length <= maxLength && $element.find('h1, li, [itemprop]').length === 0)
        $element.remove();
    }
  }
  for (const attribute of systemAttributes) inFirstSystem($, attribute);
  for (const element of $(unitAttributes.map((name) => `[${name}]`).join())
    .toArray()
    .slice(0, maxReplaced)) {
    const unit = unitOf($, element);
    if (unit !== null) $(element).append(` ${unit}`);
  }
  for (const element of $('img[alt]').toArray().slice(0, maxReplaced)) {
    const alt = $(element).attr('alt')!.trim();
    if (fraction.test(alt)) $(element).replaceWith(` ${alt} `);
  }
}

function isAdvertising($: CheerioAPI, element: AnyNode): boolean {
  const $element = $(element);
  const names = [$element.attr('class') ?? '', $element.children().first().attr('class') ?? ''];
  return $element.is('amp-ad, [id^="div-gpt-ad"]') || names.some((name) => advertising.test(name));
}

function isCaption($: CheerioAPI, element: AnyNode): boolean {
  return $(element).is('figcaption') || captioning.test($(element).attr('class') ?? '');
}

function isInvitation($: CheerioAPI, element: AnyNode): boolean {
  return inviting.test($(element).attr('class') ?? '');
}

const systemAttributes = ['data-unit', 'data-units', 'data-system', 'data-unit-system', 'data-measurement'];
const system = /^(?:metric|imperial|us|usa|uk|customary|us-?customary)$/i;

/** Removes lists in other units, which buttons show: <div data-unit="imperial"><ul>… */
function inFirstSystem($: CheerioAPI, attribute: string): void {
  const lists = $(`[${attribute}]:has(li)`).toArray();
  const named = lists.filter((list) => system.test($(list).attr(attribute)!)).slice(0, maxRemoved);
  const [first, ...others] = named;
  for (const list of others) if ($(list).attr(attribute) !== $(first!).attr(attribute)) $(list).remove();
}

const unitAttributes = ['data-unit', 'data-primary-unit', 'data-amount-unit', 'data-ingredient-unit'];
const longestUnit = 12;

/** "cup" of <b data-primary-amount="0.5" data-primary-unit="cup">0.5</b>, where a script writes the unit. */
function unitOf($: CheerioAPI, element: AnyNode): string | null {
  const $element = $(element);
  const amount = $element.text().trim();
  if (!/^\d+(?:[.,]\d+)?$/.test(amount) || !('attribs' in element)) return null;
  // Only the food follows it; a second element could be the unit.
  const around = $element.parent().contents().toArray();
  const isBeforeFood =
    $element.nextAll().length === 1 && !around.some((node) => node.type === 'text' && /\S/.test(node.data));
  const isAmount = isBeforeFood && Object.values(element.attribs).includes(amount);
  const unit = unitAttributes.map((name) => $element.attr(name)?.trim()).find(Boolean) ?? '';
  return isAmount && unit.length <= longestUnit && /^\p{L}+\.?$/u.test(unit) ? unit : null;
}
