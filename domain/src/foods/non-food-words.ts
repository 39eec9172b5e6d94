import rows from './name-rows.json' with { type: 'json' };
import { foldForeign, type OtherLanguage } from './other-languages.ts';

/** Inflectional endings of words in methods; their stems are listed with a "~". */
const endings: Record<OtherLanguage, string> = {
  de: 'e en n t st et te ten er es em ern erne elt eln end ende enden ung ungen s',
  fr: 'r re er ez e es ent ons ant é ée és ées s x i is it ie ies ir issez issant u ue us ues t te tes re',
  es: 'ar er ir a an as o os e en es ad ed id ando iendo ado ada ados adas ido ida idos idas amos emos imos arlo arla arlos arlas erlo erla erlos erlas irlo irla irlos irlas alo ala alos alas elo ela elos elas',
  it: 'are ere ire a e i o ate ete ite ato ata ati ate uto uta uti ute ito ita iti ite ando endo arlo arla arli arle erlo erla erli erle irlo irla irli irle alo ala ali ale elo ela eli ele iamo iate ano ono',
  pt: 'ar er ir a e o as os es am em ou eu iu ando endo indo ado ada ados adas ido ida idos idas á ê á-lo á-la ar-lhe amos emos',
  nl: 'en n t e el de den d er s tje tjes ing',
  pl: 'ać eć ić yć ąć uć a e i y ą ę am em im ym amy emy imy ymy aj ij yj ajcie aj ajmy cie my ając ując ąc any ana ane ony ona one ty ta te ony o u ie ego ej ych ami em om ów',
  sv: 'a ar er r t ad at ade as e en et n or na s d',
  da: 'e er r t et ede te es en ne s de',
  nb: 'e er r t et ede te es en ne a s de',
  fi: 'a ä aan ään n t ta tä an än in ssa ssä sta stä lla llä lta ltä lle ksi na nä ja jä i u y e ee een aa ää ut yt ttu tty neet nyt nut taan tään daan dään',
};

/** Endings of verbs and adverbs, which no food has. */
const neverFoods: Partial<Record<OtherLanguage, RegExp>> = {
  fr: /^.{3,}(?:er|ez|ir|ant|ement|amment|issent)$/,
  es: /^.{3,}(?:ando|iendo|amente|emente|amos|emos|imos|[ai]r(?:l[ao]s?)?|[ai]ndol[ao]s?)$/,
  it: /^.{3,}(?:[ae]ndo|mente|iamo|[aei]re|[aei]r(?:l[aeio]|si)|[ae]ndol[aeio]|[aei]tel[aeio]|issim[aeio])$/,
  pt: /^.{3,}(?:ando|endo|indo|amente|mente)$/,
  pl: /^.{3,}(?:ac|ec|ic|yc|uc|amy|emy|imy|ymy|ajac|ujac)$/,
};

type NonFoodWords = { whole: ReadonlySet<string>; stems: ReadonlySet<string>; endings: readonly string[] };

const known = new Map<OtherLanguage, NonFoodWords>();

function nonFoodWordsIn(language: OtherLanguage): NonFoodWords {
  const before = known.get(language);
  if (before) return before;
  const words = rows[language].methodWords.map((word) => foldForeign(word.replace('!', '')));
  const found = {
    whole: new Set(words.filter((word) => !word.endsWith('~'))),
    stems: new Set(words.flatMap((word) => (word.endsWith('~') ? [word.slice(0, -1)] : []))),
    endings: ['', ...endings[language].split(' ').map(foldForeign)],
  };
  known.set(language, found);
  return found;
}

/** Minimum lengths of the two parts of a compound word. */
const least = { head: 3, tail: 4 };

/** First parts of a compound whose second part is not a food: "zwiebel" of "zwiebeldeckel". */
export function compoundHeads(language: OtherLanguage, word: string): string[] {
  if (!compounding.has(language)) return [];
  const { whole } = nonFoodWordsIn(language);
  const heads: string[] = [];
  for (let at = least.head; at <= word.length - least.tail; at += 1) {
    if (!whole.has(word.slice(at))) continue;
    const head = word.slice(0, at);
    heads.push(
      head,
      ...['n', 's', 'en', 'es', 'e'].flatMap((link) =>
        head.endsWith(link) ? [head.slice(0, -link.length)] : [],
      ),
    );
  }
  return heads;
}

const compounding: ReadonlySet<OtherLanguage> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);

/**
 * Whether a folded word of a method is known not to be a food. In German, a lower-case word is not a noun; `isSmall` is
 * true if it is lower case in a text that capitalizes its nouns.
 */
export function isNonFoodWord(language: OtherLanguage, word: string, isSmall: boolean): boolean {
  if (/^\p{Script=Latin}{1,2}['’]?$/u.test(word) || (isSmall && language === 'de')) return true;
  const { whole, stems, endings: after } = nonFoodWordsIn(language);
  if (whole.has(word) || neverFoods[language]?.test(word)) return true;
  const isInflected = after.some(
    (ending) => word.endsWith(ending) && stems.has(word.slice(0, word.length - ending.length)),
  );
  return isInflected || compoundHeads(language, word).some((head) => whole.has(head));
}
