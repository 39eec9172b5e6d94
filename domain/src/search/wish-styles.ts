import type { Wish } from '../cookbook/wishes/wish.ts';

const vegetables = '(?:leafy )?(?:veg(?:etables?|gies?)?|greens)';
const evening =
  '(?:in the evenings?|(?:at|before) (?:night|bed)|(?:at|for) (?:dinner|supper)|dinners|suppers|evenings)';
const child = '(?:kids?|child(?:ren)?|toddlers?|little ones|year[- ]olds?)';

/** How people say the ways of cooking and eating that `cookbook/wishes/styles.ts` follows. Tried in this order. */
export const stylePhrases: readonly { words: string; chip: string; wish: Partial<Wish> }[] = [
  {
    words:
      "(?:enough for|plan(?:ned)? for|like|love|make|want|always have|with|some) leftovers(?: for \\w+)?|leftovers (?:for|as|to take) \\w+(?: tomorrow)?|leftovers(?:,? please| are (?:welcome|great|good|fine|a must|lunch))|(?:take|eat|bring|pack|have) (?:the |our )?leftovers (?:to|for|at|as) \\w+|cook (?:once,?(?: and)? eat twice|double|twice as much|extra|for two days|a double batch)|double (?:batch(?:es)?|portions?)|(?:an? )?(?:extra|second|additional) (?:portions?|servings?|helpings?)(?: for \\w+)?|enough (?:left )?(?:for|to have) (?:(?:lunch )?(?:the next day|tomorrow)(?:'s lunch)?|lunch tomorrow|two (?:days|meals))|(?:lunch|something) (?:left )?(?:for |the )?(?:next day|tomorrow) (?:from|out of) (?:it|dinner)|dinner (?:again )?(?:is|as|becomes|for) (?:lunch|tomorrow)(?: the next day| tomorrow)?",
    chip: 'With leftovers',
    wish: { styles: ['leftovers'] },
  },
  {
    words:
      'meal[- ]?prep\\w*|cook on sundays?(?: for the (?:whole )?week)?|food prep|prep(?:ped|ping)? (?:ahead|once)(?:,? eat for days)?|batch(?:es)?[- ]?cook\\w*|(?:big )?batch(?:es)? (?:that lasts|for later|for the week)|make[- ]ahead|(?:cook(?:ed|ing)?|ma(?:d|k)e|prepare[d]?)(?: it| food)? (?:ahead(?: of time)?|in advance|the (?:day|night) before)|cook once,?(?: and)? eat (?!twice)\\w+(?: \\w+)?|keeps? (?:well|for (?:a few )?days|(?:good )?in the fridge)(?: for a few days)?|stays? good(?: in the fridge)?|stores? well|reheats?(?: well)?|(?:good|easy) to (?:reheat|warm up)(?: again| at work)?|(?:tastes? )?(?:even )?(?:good|better) the next day|(?:to )?take to (?:work|the office|school)|(?:packed|portable) lunch(?:es)?(?: for work)?|can pack|bento(?: box)?|tupperware|containers for the week|(?:fill|stock up) (?:the|my) freezer|freezer(?:[- ](?:friendly|meals?))?|freezes?(?: well)?(?: in portions)?|can be frozen|grab (?:and go|from the fridge)|portion (?:meals|it)|to freeze half of|survives? (?:\\w+ )?(?:a few )?days in the fridge|(?:fine )?cold out of a box|box tomorrow',
    chip: 'Make ahead',
    wish: { styles: ['meal prep'] },
  },
  {
    words: 'lunch ?box(?:es)?(?:[- ]friendly)?',
    chip: 'Lunch box',
    wish: { meal: 'lunch', styles: ['meal prep'] },
  },
  {
    words:
      "summer(?:y|time)?|heat ?wave|(?:hot|warm)(?: summer)?[- ](?:days?|weather|evenings?)|too hot (?:to cook|for heavy food)|(?:it's|and it's) hot|refreshing|breezy|\\d\\d degrees(?: outside)?|(?:for |in )?(?:july|august)|(?:beach|patio|picnic) weather|(?:cool|cold) dishes(?! only)|crisp and cool",
    chip: 'Summer food',
    wish: { styles: ['summer'] },
  },
  {
    // The words of the meal are read by themselves.
    words: `light(?:er|ly)?(?= (?:food |meals? |ones? )?${evening}\\b)|(?<=\\b${evening},?(?: \\w+){0,3} )light(?:er|ly)?`,
    chip: 'Light dinners',
    wish: { isLightAtDinner: true },
  },
  {
    words:
      "(?:not|nothing|no|less) (?:too |so |very )?(?:heavy|greasy|oily|rich|fried(?! rice| or boiled))(?: or creamy)?(?: food| meals)?|\\w+n't (?:sit heavy|weigh (?:me|us) down)|easy on the stomach|lies in your stomach(?: like a stone)?|airy(?:, not filling)?|light(?:er)?(?: bites| but filling)?(?! (?:on salt|soy|brown|coconut|cream|mayo|beer|rum|syrup))",
    chip: 'Light',
    wish: { styles: ['light'] },
  },
  {
    words: `(?:with )?(?:(?:lots|plenty|loads|tons|heaps|piles|an? (?:ton|lot)|full|big portions) of|packed with|loaded with|heavy on(?: the)?|rich in|high in|(?:as )?many|more|extra|mostly|mainly|(?:we |I )?love(?: our)?|colou?rful|half (?:the|my) plate(?: should be)?|always with) ${vegetables}(?: as possible)?|${vegetables}[- ](?:heavy|packed|forward|rich)|${vegetables} (?:in every meal|with everything)|${vegetables} first|half (?:of )?(?:it )?(?:should be )?${vegetables}|stuffed full of ${vegetables}|\\w+ ${vegetables} (?:in )?a (?:day|week)|plant[- ]heavy|plants first|(?:five|5)[- ]a[- ]day`,
    chip: 'Lots of vegetables',
    wish: { styles: ['vegetables'] },
  },
  {
    words:
      "comfort(?:ing)?(?: food)?|(?:need a|like a) hug(?: tonight)?|at grandma's|warm (?:us|me) up|co[sz]y|hearty|stick[- ]to[- ](?:your|the|my)[- ]ribs|rib[- ]sticking|soul food|food for the soul|food that hugs you|(?:like )?an? hug (?:in|on) a (?:bowl|plate)|home[- ]?cook(?:ing|ed)|homel?y|home[- ]?style|(?:like )?(?:my )?(?:grand(?:ma|mother|mom)|mom|mum|mother)(?:'s)? (?:made|cooked|used to make|kitchen|cooking)|old[- ]fashioned|good old classics|traditional home|rainy[- ]day|cold (?:evenings?|nights?|days?|weather)|winter(?: warmers?)?|warming|warm and filling|(?<!but )filling|rich and creamy|cheesy(?: and gooey)?|indulgent|nostalgic|snuggly|sunday dinner",
    chip: 'Comfort food',
    wish: { styles: ['comfort'] },
  },
  {
    words:
      '(?<!no |without an? )(?:hot[- ]|ninja )?air[- ]?fr(?:yers?|ied|ying|y)|ninja foodi|hei(?:ß|ss)luftfritteuse',
    chip: 'Air fryer',
    wish: { styles: ['air fryer'] },
  },
  {
    words: '(?:on|for|from|off) the (?:grill|barbecue|barbie|bbq)|(?:char[- ]?)?grilled(?! cheese)|barbecued',
    chip: 'Grilled',
    wish: { kinds: ['grill', 'skewers'], styles: ['grill'] },
  },
  {
    words:
      '(?:charcoal )?grill(?:s|ing)?(?! pan)(?: season| night| fans| recipes)?|(?:barbecu(?:e|ing)|bbq)(?! sauce| rub)(?: food| lovers| night| season)?|barbie|braai|cookout|flame[- ]grilled|weber|cooked over fire|over (?:charcoal|coals|an open fire)',
    chip: 'Grilling',
    wish: { styles: ['grill'] },
  },
  {
    // Hot food is not for them, which the reason says.
    words: `(?:${child}|family)[- ]friendly|(?:picky|fussy)(?: eaters?| ${child})?|(?:for|with|of) (?:an? |the |my |our |us and )?(?:\\w+ )??${child}|(?:have|has|got) (?:an? )?(?:\\w+ )??(?:small |young |little |\\w+ )?${child}|(?:an? )?(?:\\w+|\\d)[- ]year[- ]olds?|${child} at (?:the|our) table|(?:boys|girls|sons?|daughters?) (?:eat with us|(?:is|are) (?:one|two|three|four|five|six|seven|\\d))|(?:(?:the |my |our )?${child}|we) eats? (?:with (?:us|the ${child}|our ${child})|too)|${child} (?:are|is) (?:picky|fussy)|${child} (?:will eat|loves?|likes?|eat)`,
    chip: 'Mild',
    wish: { maxHeat: 1, styles: ['kids'] },
  },
  {
    words:
      '(?:for|have|having|impress my) (?:guests|visitors|company|friends)(?: over)?|visitors|(?:guests|friends|company|parents|in-laws|visitors|family) (?:is |are )?(?:coming|come|visiting)(?: over)?|(?:for a )?dinner part(?:y|ies)|entertain(?:ing)?|date[- ]night|romantic|anniversary|birthday|special occasions?|something special|(?<!nothing |not )fancy|impress(?:ive)?(?: my (?:guests|date|friends))?|elegant|festive|(?:for the )?holidays?|celebrat(?:ion|ing)|restaurant[- ](?:quality|style)(?: at home)?|fine dining|(?:boss|colleagues|neighbou?rs) (?:is |are )?coming|hosting|to show off(?: with)?|special dinner|feast',
    chip: 'For guests',
    wish: { styles: ['guests'] },
  },
];
