import { sentencesOf } from '../method/sentences.ts';
import { isDoneMeanwhile, statedMinutes } from './stated-minutes.ts';

/** Text about another day. */
const notTimed = /^(?:It|They|The [a-z ]+?) (?:can|keeps?)\b|\bahead\b|keeps? for|if you like|day old/i;
/** "Leave for 30 minutes, or up to a day", "adding the kombu for the last 8". */
const optionalTime =
  /,? or (?:up to|for up to|longer|overnight)[^.;]*|,?(?: \S+)? for the last (?:\d+|few|of)?(?: minutes?)?/gi;
const meanwhile =
  /^(?:Meanwhile|While|In the meantime)\b|\bmeanwhile\b|\bat the same time\b|\bwhile (?:the|it|they|that)\b/i;
/** Hands-free activities. */
const handsFreeVerb =
  /\b(?:simmer|bake|roast|braise|rest|chill|cool|stand|leave|soak|marinate|rise|steam|boil|poach|drain|freeze|set aside|cover(?:ed)?|lowest heat|cook (?:gently )?over (?:very )?low heat for [2-9]\d)\b/i;
const attended =
  /\bstirring (?:all|constantly|often|slowly)\b|\b(?:tossing|turning|whisking|basting)\b(?! (?:it |them )?(?:once|twice|halfway))/i;

/** Minutes of manual work for which a method gives no time. */
const manualTasks: readonly {
  verbs: RegExp;
  minutes: number;
  isPerPiece?: true;
  isPerServing?: true;
  /** Comes on top of a time in the same sentence: "Heat the oil and fry for 4 minutes". */
  isAdditional?: true;
}[] = [
  {
    verbs:
      /\b(?:shape|roll (?:it|them|each|out|into)|thread|fill (?:the|each|them)|stuff|wrap|crimp|pinch|fold (?:each|it over)|open the pockets|spread the filling)\b/i,
    minutes: 0.6,
    isPerPiece: true,
  },
  {
    verbs: /\b(?:pound|grind|mash|grate|shred|pull|score|bone|beat (?:it |them )?(?:with|thin|flat))\b/i,
    minutes: 2,
    isPerServing: true,
  },
  { verbs: /\b(?:peel|slice|cut|quarter|chop|dice|trim|halve)\b/i, minutes: 1.3, isPerServing: true },
  { verbs: /\b(?:squeeze|press|dredge|coat|turn (?:it|them) in)\b/i, minutes: 1, isPerServing: true },
  { verbs: /\b(?:blend|purée|puree|process|strain|whisk|beat)\b/i, minutes: 1 },
  {
    verbs: /\b(?:heat|warm|melt) (?:\S+ ){1,12}(?:pan|pans|wok|pot|skillet|grill|griddle)\b/i,
    minutes: 1.5,
    isAdditional: true,
  },
  { verbs: /\beggs\b[^;]*\bpeel\b/i, minutes: 0.4, isPerPiece: true, isAdditional: true },
  { verbs: /\bspread the (?:bread|toast|slices|rolls|buns)\b/i, minutes: 0.25, isPerPiece: true },
  { verbs: /\b(?:pat|rub|season) (?:\S+ ){1,6}(?:dry|over|with)\b|\bturn in the flour\b/i, minutes: 0.7 },
];
/** The number of people these minutes are for. */
const usualPeople = 4;
const countedPieces = /\b(\d+) (?:(?!minutes?|hours?|seconds?|°|cm|mm|g|ml|l|kg|tbsp|tsp)[a-z]+)\b/;
const maxPieces = 24;

export type Needed = {
  /** In sequence, unless the method says that things happen at the same time. */
  spent: number;
  /** The hands-free part of it. */
  handsFree: number;
  /** Manual work without a stated time. */
  manual: number;
};

/** The minutes of a method, sentence by sentence. */
export function minutesNeeded(method: readonly string[], servings: number): Needed {
  let [spent, handsFree, manual, waiting, sideReady] = [0, 0, 0, 0, 0];
  for (const step of method) {
    let isMeanwhile = false;
    for (const fullSentence of sentencesOf(step)) {
      if (notTimed.test(fullSentence)) continue;
      const sentence = fullSentence.replace(optionalTime, '');
      isMeanwhile ||= meanwhile.test(sentence);
      const stated = statedMinutes(sentence);
      manual += manualMinutesIn(sentence, servings, stated > 0);
      if (isDoneMeanwhile(sentence)) {
        sideReady = Math.max(sideReady, spent + stated);
        continue;
      }
      const isFree = stated > 0 && handsFreeVerb.test(sentence) && !attended.test(sentence);
      const hidden = isMeanwhile ? Math.min(waiting, stated) : 0;
      spent += stated - hidden;
      if (isMeanwhile) waiting -= hidden;
      else if (stated > 0) waiting = isFree ? waiting + stated : 0;
      if (isFree) handsFree += stated - hidden;
    }
  }
  return { spent: Math.max(spent, sideReady), handsFree, manual };
}

function manualMinutesIn(sentence: string, servings: number, isTimed: boolean): number {
  const share = Math.max(0.5, servings / usualPeople);
  const pieces = Math.min(maxPieces, Number(countedPieces.exec(sentence)?.[1] ?? servings * 2));
  return manualTasks.reduce((sum, { verbs, minutes, isPerPiece, isPerServing, isAdditional = false }) => {
    if ((isTimed && !isAdditional) || !verbs.test(sentence)) return sum;
    return sum + minutes * (isPerPiece ? pieces : isPerServing ? share : 1);
  }, 0);
}
