import type { RecipeDraft } from '../../recipes/recipe.ts';
import { wholeSentencesOf } from '../method/sentences.ts';

type Method = Pick<RecipeDraft, 'instructions' | 'ingredients'>;

/** Things that may be mentioned in a single word. */
const whole =
  /^(?:Drain|Cool|Serve|Skim|Chill|Rest|Knead|Stir|Cover|Uncover|Repeat|Strain|Rinse|Whisk|Simmer|Fold|Toss|Flip|Reheat)\.$/;
const browned = /\bin (?:two|three|four|five|six) (?:batches|rounds)\b/;
/** It leaves the pan, or all of it is back. */
const leaves =
  /\b(?:lift|remove|take (?:it|them) out|transfer|scoop|slide|drain|tip|return|plates?|platter|rack|board|bowls?|paper|back|lay|serve|from here on)\b|\bset (?:it |them )?aside\b/i;
const goesOn =
  /^(?:Add the|Stir in|Pour (?:in|off)|Pile in|Tuck in|(?:Turn|Lower|Raise|Reduce) the heat|Take the pans? off)/;
const heatsOven =
  /\b(?:[Hh]eat|[Pp]reheat|[Tt]urn|[Ss]et) (?:on )?(?:the|an) (?:oven|broiler)\b|°C \/ \d+ °F oven|\boven (?:to|at) \d/;

/** Faults of order, and leftover or missing words, as editors marked them in composed recipes. */
export function methodFaults({ instructions, ingredients }: Method): string[] {
  const method = instructions.join(' ');
  const sentences = instructions.flatMap(wholeSentencesOf);
  const found = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    if (/^[A-Z]\w*[.!]$/.test(sentence) && !whole.test(sentence)) found.add('a sentence has lost its words');
    if (/\b(?:spread|roast|bake|fry|cook)\b[^.;]*\bbeside(?: and\b|[,.;])/i.test(sentence))
      found.add('beside nothing');
    if (/\bSwap the two \w+ over\b/.test(sentence)) found.add('halfway comes too late');
    if (/\bin each (?:pan|pot)\b|\bhalf of everything\b/.test(sentence) && !/full pan steams/.test(sentence))
      found.add('the cook must divide twice');
    const next =
      sentences.slice(at + 1).find((text) => !/^(?:Turn (?:it|them)|Season (?:it|them))\b/.test(text)) ?? '';
    const until = sentences.slice(at, sentences.indexOf(next, at + 1) + 1 || undefined);
    const isLeft = until.slice(0, -1).some((text) => leaves.test(text)) || /\b[Rr]eturn\b/.test(method);
    if (browned.test(sentence) && goesOn.test(next) && !isLeft) found.add('a batch does not come back');
  }
  if (/\b(?:low|warm) oven\b/.test(method) && !heatsOven.test(method))
    found.add('an oven is used that no step heats');
  for (const [at, step] of instructions.entries()) {
    const what = /^Meanwhile season the ([\w -]+) with [\w ½¼¾]*salt\.$/.exec(step)?.[1];
    if (what && instructions[at + 1]?.startsWith(`Add the ${what}`))
      found.add('meanwhile nothing else is done');
  }
  const last = instructions.at(-1)!;
  if (
    /\bThis makes \d+ servings\b/.test(last) &&
    /\baway (?:undressed|without)\b|\bKeep the parts\b/.test(last)
  )
    found.add('what must stay apart is told last');
  if (/\binto the [a-z ]+ and the [\w ]*\b(?:pepper|flakes|chil(?:i|ies))\b/.test(method))
    found.add('stirred into itself');
  if (ingredients.some(({ name, amount }) => warmedTogether(name, method) && amount > 2))
    found.add('more breads than lie in a pan');
  if (isUsedUp({ instructions, ingredients })) found.add('what is used up is used again');
  return [...found];
}

const warmed = /\b[Ww]arm the ([a-z ]+) in an? [a-z ]*pan for\b/;
const warmedTogether = (name: string, method: string) => {
  const what = warmed.exec(method)?.[1];
  return (
    what !== undefined &&
    /\b(?:pitas?|flatbreads?|naan|chapatis|tortillas)\b/.test(what) &&
    name.startsWith(what)
  );
};

const shared = /(?:\bof|\bremaining|\blast|\bmore|\bthis) (?:the )?$/;

/** "A little of the vinegar" after a step that used all of it. */
function isUsedUp({ instructions, ingredients }: Method): boolean {
  const method = instructions.join(' ');
  return ingredients.some(({ name }) => {
    const head = name.split(',')[0]!;
    const noun = head.split(' ').at(-1)!;
    const isAlone =
      ingredients.filter((ingredient) => ingredient.name.split(',')[0]!.endsWith(noun)).length === 1;
    if (!isAlone || !/^(?:vinegar|juice|wine|milk|cream)$/.test(noun)) return false;
    const all = method.indexOf(head);
    const again = new RegExp(`\\b(?:a little|some) of the (?:[a-z]+ )*${noun}\\b`).exec(method)?.index ?? -1;
    return all !== -1 && again > all && !shared.test(method.slice(0, all));
  });
}
