/** Markup, templates and code: recipes are displayed as plain text. */
const markup =
  /<\/?[a-z!?]|&(?:[a-z]{2,8}|#x?[\da-f]{2,6});|\*\*|__|~~|```|^\s*(?:#{1,6}\s|[-*•]\s|>\s|\|)|\]\s?\(|\{\{|\}\}|\$\{|\\[nurt]|javascript:|data:text|\{\s*"/im;

const link =
  /\b(?:https?|ftp|mailto):|:\/\/|\bwww\.|[\w.+-]+@[\w-]+\.[a-z]{2,}|\b[\w-]{2,}\.(?:com|org|net|io|co|app|dev|info|biz|xyz|ru|cn|ly|gl)\b/i;

/** Characters that hide, reorder or imitate letters: a cook would read a different word than the safety gate. */
const hiddenCharacters = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]|(?![\n\r\t])\p{Cc}/u;
const otherScripts = /(?!\p{Script=Latin})\p{L}|[\uFF21-\uFF5A\uFB00-\uFB06\u1D00-\u1DBF]|\p{M}/u;

/** Digits inside a word: "p3anuts". */
const digitsInside = /\p{L}[\d@$]+\p{L}{2}/u;

/** The model talks about itself, refuses, or replies in a chat instead of writing a recipe. */
const modelTalk =
  /\b(?:as an? (?:ai|artificial|language|large language|virtual)\b|(?:ai|language|virtual) (?:model|assistant)\b|i(?:['’]m| am) (?:sorry|unable|not able|an? (?:ai|assistant|language))|i (?:cannot|can['’]?t|can not|won['’]?t|will not|could not|couldn['’]?t) (?:\w+ ){0,3}(?:help|assist|provide|comply|fulfil+|create|write|generate|guarantee|verify)|i apologi[sz]e|my (?:training|guidelines|instructions|creators?)\b|(?:open ?ai|chat ?gpt|gpt-?\d|anthropic|llama ?\d)\b|here (?:is|are) (?:the|your) (?:\w+ ){0,2}(?:json|recipes?)\b|let me know (?:if|whether) you\b|certainly!|sure[!,] here)/i;

/** Instructions to a model, to the app or to its operator (prompt injection). */
const promptInjection =
  /\b(?:(?:ignore|disregard|forget|override|bypass|skip|disable) (?:\w+ ){0,4}(?:instructions?|prompts?|rules|polic(?:y|ies)|checks?|filters?|restrictions?|safety|gate|validation)\b|(?:ignore|disregard|forget) (?:everything|all|the|any|\w+) (?:\w+ )?(?:previous|above|prior|before)\b|(?:new|updated) instructions?\s*:|(?:previous|prior|above) instructions?\b|(?:system|developer|hidden) (?:prompt|message|instruction|note|override)|prompt injection|jail ?break|you are now an?\b|act as (?:if|an? (?:ai|assistant|admin|different|model))\b|household_words|refused_recipes|isopenaigenerated|json schema|(?:dear|attention|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)) (?:the )?(?:apps?|application|parser|system|server|backend|developers?|reviewers?|validators?|checker|gate|model|assistant|ai|admin(?:istrator)?s?|plateful|database)\b|(?:mark|flag|label|classify|accept|approve|store|save|return) (?:this|the) (?:recipe|dish|answer|output|response|ingredient)s? as\b|(?:drop|truncate|alter) table|delete from \w+|insert into \w+|select \* from|(?:api|secret|access) key\b|password|(?:set|change|update|grant|reset|increase) (?:the |your |my |this )?(?:user|account|quota|subscription|tier|role|profile|permission)s?\b)|(?:^|[.,;!?·\]>*]\s*)(?:system|assistant|user|developer|human|ai|instructions?|tool)\s*:/i;

/** What is wrong with a displayed text, as the end of a sentence; null for plain text about food. */
export function plainTextProblem(text: string): string | null {
  if (hiddenCharacters.test(text)) return 'has characters that cannot be seen';
  const composed = text.normalize('NFC');
  if (otherScripts.test(composed)) return 'has letters of another script, and recipes are in plain English';
  if (digitsInside.test(composed)) return 'has figures inside a word';
  if (link.test(text)) return 'has a link or an address';
  if (markup.test(text)) return 'has mark-up, and recipes are plain text';
  const plain = composed.replace(/\s+/gu, ' ');
  if (modelTalk.test(plain)) return 'speaks as a model to the reader';
  return promptInjection.test(plain) ? 'speaks to a machine, not to a cook' : null;
}
