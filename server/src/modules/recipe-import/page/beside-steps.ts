import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/figure-lines.ts';
import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { advertisement } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { withoutEnd } from '#modules/account/other-apps/text.ts';
import type { Block } from './page-blocks.ts';
import { folded } from './text-fragments.ts';

const maxAsideLength = 200;
/** "Leggi anche: Zuppa di farro" */
const otherPage =
  /^(?:read (?:also|more|next)|also read|see also|related(?: recipes?)?|you (?:may|might) also like|leggi anche|(?:à )?lire aussi|voir aussi|lees ook|ook lekker|siehe auch|lesen sie auch|auch interessant|ver también|lee también|te puede interesar|leia (?:também|mais)|veja também|läs också|les også|læs også|czytaj też|zobacz też)\s*:\s/iu;
/** "If you make this, tag us on Instagram." Both parts are needed: "Share the dough among four tins" is a step. */
const invitation =
  /^(?:if you (?:make|made|try|tried|like|liked|love|loved|enjoy)|did you (?:make|try)|have you (?:made|tried)|don['’]t forget|please|be sure|make sure|remember|follow|tag|subscribe|sign up|join|share|pin|leave|rate|let (?:me|us) know|thanks? (?:you )?for|volg|bewaar|folgt?|abonniert?|teilt?|suivez|abonnez|partagez|s[ií]gue(?:nos|me)|comparte|suscr[ií]bete|seguici|seguimi|condividi|iscriviti|siga|compartilhe|följ|følg)(?!\p{L})/iu;
const audience =
  /(?<!\p{L})(?:tag (?:us|me)|follow (?:us|me|along)|(?:comment|review|rating|stars?) (?:below|and)|(?:leave|drop) (?:us |me )?a (?:comment|review|rating)|rate (?:this|the|it)|comments?(?: section)?|newsletter|nieuwsbrief|subscriber?s?|subscribe to|mailing list|reading|instagram|pinterest|facebook|tiktok|youtube|whatsapp|let (?:me|us) know)(?!\p{L})|[@#]\p{L}/iu;

/** Removes advertisements, links to other pages and invitations, which linked data may contain too. */
export function withoutAsides(steps: readonly string[]): string[] {
  return steps.filter((step) => step.length > maxAsideLength || !isAside(step));
}

/** Removes links to other pages among the steps, such as "More chutneys", and headings above nothing else. */
export function withoutLinks(steps: readonly string[], blocks: readonly Block[]): string[] {
  const links = new Set(
    blocks.filter(({ text, isLink }) => isLink && !/[.!?]$/.test(text)).map(({ text }) => folded(text)),
  );
  // A part of the method may be named like a page of the menu.
  const others = steps.filter((step) => step.endsWith(':') || !links.has(folded(step)));
  if (others.length === steps.length || others.length === 0) return [...steps];
  const isLabel = (step: string) => step.endsWith(':') || sectionStartedBy(step) === 'end';
  return others.slice(0, others.findLastIndex((step) => !isLabel(step)) + 1);
}

function isAside(step: string): boolean {
  return advertisement.test(step) || otherPage.test(step) || (invitation.test(step) && audience.test(step));
}

const maxControlLength = 60;
const maxFurnitureLength = 200;
const minControls = 3;
const aside =
  /^(?:(?:or )?watch\b.*\bvideo|pin it|cook mode(?: prevent.*)?|prevent (?:sleep mode|your screen).*|keep (?:the |your )?screen (?:on|awake)|jump to .*|(?:click here to )?(?:return|back|go back) to (?:the |all )?(?:main|home|top|start|recipes?)\b.*|print(?: this)?(?: recipe)?|(?:(?:show|hide) (?:all )?(?:photos?|images?|pictures?|steps)\s*)+|(?:leave this field|lass dieses feld|laat dit veld|laissez ce champ).*|post views\W*[\d.,]+|kitchen-friendly view|partager cet article|klicken zum .*|see a problem\b.*)$/iu;
/** "By Rosa Bell", "Rosa Bell 07/28/14" */
const signature =
  /^(?:(?:(?:Recipe|Text|Words) )?(?:[Bb]y|Von|Par|Di|Por|Door)(?: \p{Lu}[\p{L}.'’-]*){2,3}|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3},? \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/u;
/** The last lines of a post or a printed page. */
const furniture =
  /^(?:https?:\/\/\S+$|(?:source|quelle|fuente|fonte|(?:recipe )?(?:type|category|categories)|keywords?|tags?|difficulty|skill level|schwierigkeit(?:sgrad)?|(?:kalorien|kcal)(?: p\. ?p\.| pro portion)?|difficult[ée]|dificultad|difficoltà|moeilijkheid)\s*:|(?:posted (?:by|on|in|under|\p{L}+ \d{1,2}, \d{4})|read more:? https?:|filed under|last (?:updated|modified|changed)|(?:recipe )?adapted from|back to (?:the )?)\b)/iu;
const credit = /^(?:photo|foto|image|picture|bild)(?:s|o)?(?: credits?)?\s*[:©]/iu;

/** Removes times, and labels that a page repeats for each step: "Mark as complete". */
export function withoutControls(steps: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  const isControl = (step: string) =>
    (step.length <= maxFurnitureLength && furniture.test(step)) ||
    (step.length <= maxControlLength &&
      (credit.test(step) ||
        aside.test(withoutEnd(step, /:/)) ||
        signature.test(step) ||
        (!/[.!]$/.test(step) && counts.get(step)! >= minControls)));
  return steps.filter((step) => !isControl(step) && yieldOrTimeIn(step) === null);
}
