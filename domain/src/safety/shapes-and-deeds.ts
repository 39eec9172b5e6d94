import { lastClause } from './words-after-food.ts';

/** What stands between a shaping verb and the shape: "the mixture into 8 small", "it into a long, thin". */
const into =
  '(?:e|s|es|ed|t|ting|ing)?(?: (?!in\\b|with\\b|add\\b|and\\b|then\\b)[\\w-]+){0,6} into (?:an? |\\d+ |(?:two|three|four|six|eight|ten|twelve|several) )?(?:(?:small|large|big|long|short|thin|thick|fat|flat|round|even|equal|neat|tight|little|rough|compact|firm|tidy),? )*$';
const rolled = new RegExp(`\\b(?:shap|roll|form|mou?ld|squeez|divid|twist)${into}`, 'i');
const pressed = new RegExp(`\\b(?:shap|form|mou?ld|press|pat|flatten)${into}`, 'i');

/** "Cauliflower, pulsed to crumbs": bread that becomes crumbs is named itself. */
const crumbled =
  /\b(?:puls|blitz|grat|process|chop|crush|blend|whizz|ground)\w*(?: (?!in\b|with\b|add\b|and\b)[\w-]+){0,4} (?:in)?to (?:(?:fine|coarse|rough|small) )*$/i;

/** Foods that have a form of their own: "grease a lamington tin". */
const formed =
  /^(?:lamington|brioche|madeleine|quiche|brownie|blondie|yorkshire pudding|popover|pizza|omelette?|paella|flan|sandwich|scone|souffl[eé]|christmas pudding|roti|dosa|idli|appam|dumpling|bao|spaetzle|financier|canel[eé]|kugelhopf|panettone|cheesecake|shortbread|cookie|taco|ice cream|sushi)$/;
const form =
  /^ (?:tins?|trays?|pans?|mou?lds?|cutters?|steamers?|basins?|scoops?|mats?|press(?:es)?)\b(?! of\b)/i;

/** "Halibut in thick steaks": the name of the meat or fish stands before. */
const cutInto = /\b(?:in|into) (?:(?!the\b|or\b|with\b|and\b)[\w-]+ ){0,3}$/i;

/** "Sandwich the layers with jam", "sandwich together". */
const sandwiched = /^ (?:and top\b|the\b|together\b|with\b|them\b|it\b|two\b|both\b|pairs\b)/i;

/** "Peel and rice while hot", of potatoes. */
const riced = /\b(?:peel|drain|scoop|press)\w*\b[^,]{0,40} and $/i;

/** "Leave to pickle", "set the onions aside to pickle". */
const left =
  /\b(?:leave|left|set|put|allow(?:ed)?|time|sits?|stands?|chill|aside)\b(?:(?!\b(?:add|and|then|next)\b)[^.;:!?])* to (?:quickly |lightly |gently )?$/i;

/** "The poaching broth" is the water that the listed foods were cooked in. */
const cookedIn =
  /\b(?:the|its|their|this|that|your|reserved|reserving|strained)(?: (?:\w+['’]s|reserved|hot|warm|strained|remaining|rest of the|last of the))* (?:poaching|cooking|simmering|braising|boiling)[ -]$/i;

/** What ends the name of a shape or a deed: "sausage meat" and "pickle brine" are foods. */
const ended =
  /^(?=\s*(?:[.,;:!?)–—]|$|(?:and|around|about|with|on|onto|in|while|for|until|then|the|your|shapes?|as|before|of about|when|to) ?))/i;

/**
 * Whether a food's name only says what shape something gets ("roll into sausages", "press the rice into a cake"), what
 * is done with it ("leave to pickle"), names the water of the pot ("the poaching broth") or a form ("a lamington tin").
 */
export function isShapeOrDeed(text: string, at: number, words: string, before: string): boolean {
  const said = words.toLowerCase();
  const clause = lastClause(before);
  if (formed.test(said) && form.test(text.slice(at + words.length))) return true;
  const isEnded = ended.test(text.slice(at + words.length));
  if (/^(?:broth|stock|juices?)$/.test(said)) return cookedIn.test(clause);
  if (/^crumbs?$/.test(said)) return isEnded && crumbled.test(clause);
  if (/^sausages?$/.test(said)) return isEnded && rolled.test(clause);
  if (/^steaks?$/.test(said)) return isEnded && cutInto.test(clause);
  if (said === 'sandwich')
    return /(?:^|\b(?:then|to)) *$/i.test(clause) && sandwiched.test(text.slice(at + words.length));
  if (/^cakes?$/.test(said)) return isEnded && pressed.test(clause);
  if (said === 'rice')
    return (
      riced.test(clause) && /^ (?:while|when|through|them|as soon)\b/i.test(text.slice(at + words.length))
    );
  return said === 'pickle' && isEnded && left.test(clause);
}
