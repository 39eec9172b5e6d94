import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import type { CheerioAPI } from 'cheerio';

type AnyNode = Parameters<CheerioAPI['contains']>[0];

const tabs =
  '[role=tab], [data-toggle=tab], [data-bs-target], [aria-controls], [class*="tab" i] a[href^="#"]';
const targets = ['href', 'aria-controls', 'data-bs-target', 'data-target'];
const parts = 'section[aria-label], div[aria-label], ul[aria-label], ol[aria-label]';
const panels = 'div, section, article, ul, ol';
/** Far more than one page has. */
const maxPanels = 20;

/** The panels of tabs such as "Ingredients" and "Method" with their labels, because they have no headings. */
export function panelLabels($: CheerioAPI): Map<AnyNode, string> {
  const named = $(tabs)
    .toArray()
    .map((tab) => ({ tab, label: $(tab).text().replace(/\s+/gu, ' ').trim() }))
    .filter(({ label }) => sectionStartedBy(label) !== null)
    .slice(0, maxPanels);
  const byId = new Map<string, AnyNode>();
  if (named.length > 0) for (const node of $('[id]').toArray()) byId.set($(node).attr('id')!, node);
  const labels = new Map<AnyNode, string>();
  for (const { tab, label } of named) {
    const panel = targets
      .map((target) => byId.get(($(tab).attr(target) ?? '').replace(/^#/, '')))
      .find((node) => node && $(node).is(panels));
    if (panel) labels.set(panel, label);
  }
  const labelled = $(parts)
    .toArray()
    .filter((part) => sectionStartedBy($(part).attr('aria-label')!.trim()) !== null);
  for (const part of labelled.slice(0, maxPanels)) labels.set(part, $(part).attr('aria-label')!.trim());
  for (const [panel, label] of labels) {
    // It names itself.
    if ($(panel).text().trimStart().startsWith(label)) labels.delete(panel);
  }
  return labels;
}
