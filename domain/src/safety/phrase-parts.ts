/**
 * A way in which a sentence speaks of foods that are in other dishes or that some people must not eat: what stands before
 * and after the food, or after and before the list that it belongs to ("dairy or eggs"). Lower case.
 */
export type Phrase = {
  /** Words without which the phrase does not occur. Most texts have none, which saves the look at each of their foods. */
  cue: string;
  before: RegExp;
  after: RegExp;
};

export const small =
  '(?:(?:an?|the|any|all|all the|other|ordinary|regular|real|plain|your|our|added|some) )*';
export const adverb = '(?:usually|normally|often|typically|ordinarily|traditionally|otherwise|generally)';
export const gives = '(?:bring|give|add|provide|lend|offer|supply|contribute|have|do|be|play)s?';
export const elsewhere =
  '(?:elsewhere|otherwise|(?:to )?others|in (?:other|most|many) \\w+|in the (?:original|classic)|in (?:a )?restaurants?|in [a-z]{4,})';
/** The end of a clause; nothing follows that limits the phrase to a time or a condition. */
export const end = '(?=\\s*(?:[.,;:!?)–—]|$|(?:and|but|so|thanks) ))';
export const sentenceEnd = '(?=\\s*(?:[.!?)]|$))';
/** The next sentence does not take it back: "This one does", "We do it anyway", "Almost". */
export const notTakenBack = `(?!["”’)]*[.!?]["”’)]*\\s+(?:this one|ours|mine|yours|we|i|they|today|this time|then again|almost|nearly|still|but|yet|not|until)\\b)`;
/** What follows does not return to the food. */
export const notTaken =
  '(?![^.!?]*\\b(?:too|also|as well|same|likewise|twice|more|both|it|them|these|those)\\b)';
export const anything = /^/;
export const unlimited =
  /^(?![^.;:!?]*\b(?:until|till|before|yet|early|soon|now|first|if|unless|when|while|again|too)\b)/;
export const pattern = (source: string) => new RegExp(source);
