import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/figure-lines.ts';
import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { withoutEnd } from '#modules/account/other-apps/text.ts';

/** Credits: where a recipe was first published, and who submitted it. */
const origin =
  /^(?:originally published\b|(?:this )?recipe (?:was )?(?:originally )?(?:reprinted|excerpted|reproduced|published|submitted|courtesy|borrowed|taken)\b|(?:reprinted|excerpted|reproduced) (?:from|by|with)\b|copyright (?:\d|©|\(c\))|©|from .*(?:copyright|©|published by|imprint of)|buy the (?:full |whole )?(?:cook)?book\b|print this recipe\b)/i;
/** Figures that some pages put below their method. */
const fact =
  /^(?:(?:number of servings|serving size|nutrition(?:al)? (?:facts|information)(?: per serving)?)\s*:|per serving: \D*\d|nutrition(?:al)? (?:analysis|information) (?:provided )?by\b)/i;
/** "Editor's Note: …", "NOTE | …", "Note-the bread keeps for 4 days." */
const note = /^(?:(?!for\b)[\p{L}]+['’]?s?['’]? )?(?:notes?|tips?)\s*[:|–—-]/iu;
const maxLabelLength = 40;

/**
 * A method without the notes, sources and figures that follow its last step, and the servings stated there. A note that
 * linked data contains as a step is kept.
 */
export function apartFromEnd(
  steps: readonly string[],
  isLinked: boolean,
): { steps: string[]; yield: string | null } {
  const isBehind = (step: string) => isOfOthers(step) || (!isLinked && isBesideMethod(step));
  const end = steps.findLastIndex((step) => !isBehind(step));
  const method = steps.slice(0, end + 1);
  const sentences = (method.at(-1) ?? '').split(/(?<=[.!?)])\s+(?=[\p{Lu}\d(])/u);
  const last = sentences.at(-1)!;
  const servingsStep = [...(sentences.length > 1 ? [last] : []), ...steps.slice(end + 1)].find(isServings);
  return {
    steps:
      sentences.length > 1 && isServings(last)
        ? [...method.slice(0, -1), sentences.slice(0, -1).join(' ')]
        : method,
    yield: servingsStep ? withoutEnd(servingsStep.replace(ofRecipe, ''), /[.!\s]/) : null,
  };
}

/** Of people: "Makes 2 cups." may belong to a part of the dish. */
function isServings(text: string): boolean {
  const told = text.replace(ofRecipe, '').replace(/[.!]$/, '');
  return (
    (/^\(?(?:yields?|serves)\b|servings?\b/i.test(text) || told.length + 1 < text.length) &&
    yieldOrTimeIn(told) === 'yield'
  );
}

/** "This dumpling recipe makes 4 servings." */
const ofRecipe = /^(?:this|the) (?:\p{L}+ ){0,6}recipe (?=(?:makes|yields|serves)\b)/iu;

function isOfOthers(step: string): boolean {
  return origin.test(step) || fact.test(step);
}

function isBesideMethod(step: string): boolean {
  return note.test(step) || isServings(step) || isLabeled(step);
}

/** "Consejo: …" */
function isLabeled(step: string): boolean {
  const end = step.search(/:\s/);
  return end > 0 && end <= maxLabelLength && sectionStartedBy(step.slice(0, end)) === 'end';
}
