/**
 * Sayings with the name of a food that no dish contains, in words that no recipe uses for the food itself: "since sliced
 * bread", but not "the icing on the cake".
 */
const sayings =
  /\bcream of the crop\b|\b(?:since|before) sliced bread\b|\bsay cheese\b|\bcr(?:y|ied|ying) over (?:spilt|spilled) milk\b|\b(?:hard|tough) nut to crack\b|\bg(?:o|oes|oing|one) nuts (?:for|over|about)\b|\bwent nuts (?:for|over|about)\b|\bdr(?:ive|ives|ove|iving) (?:me|us|him|her|them|you) nuts\b|\bsoup to nuts\b|\bworld (?:is|was) (?:your|my|our|his|her) oyster\b|\bcat (?:that |who )?got the cream\b|\b(?:tough|smart) cookies?\b|\b(?:way|how) the cookie crumbles\b|\bbread ?winners?\b|\b(?:at an? )?snail['’]s pace\b|\bopen sesame(?=\s*(?:[.:!?;,]|$))|\brais(?:e|es|ed|ing) a toast\b|\bbeef(?:s|ed|ing)? up\b|\bham(?:s|med|ming)? it up\b|\bmilk(?:s|ed|ing)? it for all\b|\bland of milk and honey\b|\bpeanut gallery\b|\beggs in one basket\b|\bfish(?:es|ed|ing)? for compliments\b|\bfish out of water\b|\b(?:bigger|other) fish to fry\b|\bover-egg(?:s|ed|ing)?\b|\begg(?:s|ed|ing)? (?:me|us|him|her|them|you|each other) on\b|\blet them eat cake\b|\bcouch potato(?:es)?\b|\bbutter wouldn['’]?t melt\b|\bchill?i sin carne\b/gi;

/** Characters before and after a food: no saying is longer. */
const reach = 40;

/** Whether the name of a food at this place belongs to a saying. */
export function isInSaying(text: string, at: number, words: string): boolean {
  const from = Math.max(0, at - reach);
  const end = at + words.length;
  for (const { index, 0: said } of text.slice(from, end + reach).matchAll(sayings))
    if (from + index <= at && from + index + said.length >= end) return true;
  return false;
}

/** "Across Turkey" and "half of Turkey", but not "in Turkey stock". */
const beforeCountry =
  /\b(?:in|across|around|throughout|from|to|(?:half|all|most|much|parts?|corners?|coasts?|regions?|kitchens?|villages?|east|west|south|north) of) $/;
const afterCountry = /^(?:\s*(?:[.,;:!?)–—]|$)| (?:and|we|they|it|you|is|has|every|this|where|who)\b)/;

/** Whether "Turkey" is the country. */
export function isCountry(text: string, at: number, words: string): boolean {
  return (
    words === 'Turkey' &&
    beforeCountry.test(text.slice(Math.max(0, at - reach), at)) &&
    afterCountry.test(text.slice(at + words.length))
  );
}
