import { undecomposedLetters } from '../quantities/undecomposed-letters.ts';

/** The kind of a receipt row, by its words alone. */
export type RowKind =
  | 'subtotal'
  | 'total'
  | 'tax'
  | 'count'
  /** Payment; no items follow it. */
  | 'payment'
  /** Charges or refunds that are not food: deposits, bag fees, coupons. */
  | 'charge'
  | 'discount'
  /** A note on the item above: its regular price, its tare, what was saved. */
  | 'remark'
  | 'void'
  /** Neither items nor amounts: staff, membership and points, addresses, thanks. */
  | 'info'
  | 'other';

/**
 * Normalizes a row: capitals without accents, digits that OCR confuses replaced by letters, other characters by spaces.
 */
export function foldRow(text: string): string {
  return text
    .replaceAll('€', ' EUR ')
    .replace(/[ßæœøłđÆŒØŁĐ]/g, (letter) => undecomposedLetters[letter.toLowerCase()]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/(?<=[A-Z])0|0(?=[A-Z]{2})/g, 'O')
    .replace(/(?<=[A-Z])1(?=[A-Z])/g, 'I')
    .replace(/[^A-Z0-9%/#&@.$£€-]+/g, ' ')
    .trim();
}

/**
 * Words that may follow "total" in a total row: "TOTAL DUE", "TOTAL AUD", "TOTAL (12 ITEMS)". "TOTAL RAISIN BRAN" is
 * food.
 */
const totalWords =
  /^(?:\W|\d|DUE|SALES?|PURCHASES?|AMOUNT|AMT|INCL?|INCLUDING|EXCL?|GST|VAT|TAX|TO|PAY|PAID|PAYABLE|THIS|TRIP|TRANSACTION|ORDER|FOR|ITEMS?|USD|AUD|CAD|NZD|ZAR|EUR|GBP|R|S|GRAND|BALANCE|NET|PAYMENT|BEFORE|AFTER|DEBIT|CREDIT|CARD)*$/;

const kinds: readonly [RowKind, RegExp][] = [
  [
    'info',
    /\b(?:YOUR CASHIER|CASHIER|YOU WERE SERVED|SERVED BY|CUSTOMER (?:NO|NUM|NUMBER|ID|#|COPY|NAME)|MEMBER (?:NO|NUM|NUMBER|ID|#|SINCE|NAME)|MEMBERSHIP|LOYALTY (?:NO|CARD|ID)|CARD ?HOLDER|OPERATOR|STORE MANAGER|MANAGER|TELEPHONE|PHONE|FAX|TEL)\b[ :.#]|^\W*(?:CUSTOMER|MEMBER|CLERK|ASSOCIATE|TEAM MEMBER|OPER|TEL)\b[ :#]*\d/,
  ],
  [
    'count',
    /(?:NUMBER|NO\.?|NUM|#|TOTAL|COUNT|QTY) ?(?:OF )?(?:ITEMS?|ART|ARTICLES|PRODUCTS)\b|\bITEMS? ?(?:SOLD|COUNT|PURCHASED|BOUGHT|IN BASKET|TOTAL|QTY)|\bITEMS? IN (?:TRANSACTION|BASKET|CART)|\bSOLD ITEMS\b|^(?:\d{1,3} ITEMS?|ITEMS?:? ?[\dB]{1,3})\b|^TOTAL (?:UNITS|QTY|QUANTITY)/,
  ],
  [
    'subtotal',
    /^\W*(?:\d{1,3} )?(?:S[UO]B ?-?[TI]O[TI]A[LI1]|SUB ?TTL|SUBTOT|NET SALES?\b|(?:ORDER|MERCHANDISE|ITEMS?) TOTAL|ITEM ?S? SUB ?-?TOTAL)/,
  ],
  [
    'remark',
    /^\W*(?:REG(?:ULAR)?\.? ?PRICE|REG\b|REGULAR PRICE|REGULAR SALE|WAS\b|ORIG(?:INAL)? PRICE|TARE\b|YOU (?:SAVED?|PAY)\b|SAVED\b|SAVINGS? OF|SALE PRICE|PRICE PER|ELSEWHERE\b|COMPARE (?:AT|TO)\b|LIST PRICE|RETAIL PRICE|UNIT PRICE|UPC\b|BUY ?\d+ ?GET|REF\b|TOTAL (?:TAXABLE|NON ?TAX|EXEMPT))|^\W*(?:SC|RC|PC|MC) ? (?:KROGER|PLUS|FUEL)/,
  ],
  [
    'charge',
    /\bCRV\b|CA REDEMP|\bDEP(?:OSIT)?S?\b(?! (?:SLIP))|BOTTLE DEP|\bBAG (?:FEE|CHARGE|TAX|LEVY)\b|\b(?:CARRIER|REUSABLE|CHECKOUT|SHOPPING|PLASTIC|PAPER|GROCERY) BAGS?\b|\bBAG FOR LIFE|^\W*BAGS? (?:RECYCLED|REUSABLE|PAPER|PLASTIC|CARRIER)\b|\b(?:ECO|ENVIRO(?:NMENTAL)?|RECYCL(?:E|ING)) ?(?:FEE|LEVY|CHARGE)\b|\bREFUNDABLE\b|\bCONTAINER (?:FEE|DEP)|^\W*(?:ROUND(?:ING|ED| ?UP| ?OFF)\b|DELIVERY FEE|SERVICE (?:FEE|CHARGE)|TIP\W*$|DONATION)/,
  ],
  [
    'void',
    /^\W*(?:\*{0,3} ?VOID(?:ED)?\b|ITEM (?:VOID|CORRECT)|ERROR CORRECT|CORR(?:ECTION)?\b|CANCEL+(?:ED)?\b|REFUND\b|RETURN(?:ED)?\b(?! BEFORE| BY| POLICY))|\bVOID(?:ED)?\W*$|\*\*VOID/,
  ],
  [
    'discount',
    /COUPON|\bCPN\b|\bDISC(?:OUNT)?S?\b|% ?OFF\b|\$\d+(?:\.\d\d)? OFF\b|SAVINGS?\b|\bYOU SAVE|CARD SAV|MEMBER (?:PRICE|SAV|DEAL)|PRIME (?:EXTRA|MEMBER|SAV)|^\W*\*?SALE\*?(?: |$)|CLUB ?CARD (?:PRICE|SAV)|^\W*CC \W*[£\d]|NECTAR (?:PRICE|SAV)|MULTI ?(?:BUY|SAVE)|MEAL DEAL(?! (?!OFFER|PRICE)[A-Z]{4})|\b\d+ ?FOR ?[$£R]?\d+(?:\.\d\d)? (?:SAV|OFF|DEAL|PROMO)|\bPROMO(?:TION)?\b|LOYALTY|REWARDS?\b|^\W*(?:MARKDOWN|REDUCED PRICE|PRICE CUT|SPECIALS? SAVING|SMART ?SHOPPER|XTRA SAVINGS|DIGITAL (?:COUPON|OFFER|DEAL)|E-?CPN|MFR CPN|MVP|STORE CPN)|\d{6,} ?\/ ?\d{4,}/,
  ],
  [
    'tax',
    /^\W*(?:TAX\b|NO TAX|SALES TAX|STATE TAX|CITY TAX|LOCAL TAX|COUNTY TAX|[A-Z]{0,3} ?\d?\d?\.?\d* ?% (?:SALES )?TAX|[A-Z]? ?\d+\.\d+ ?% ?(?:TAX|VAT)?$|TAX ?\d|TAXABLE|[A-Z] ?= ?[A-Z]{2} TAX|GST\b|HST\b|PST\b|QST\b|VAT\b|TOTAL (?:GST|VAT|TAX)\b(?! INC))|\bTAX(?:ES)?$|^T=|TAX \d+\.\d+ ?%|% ON\b|(?<!TOTAL )\bINCL? (?:GST|VAT)|\bINCLUDES? (?:GST|VAT)/,
  ],
  [
    'payment',
    /^\W*(?:CASH\b(?! BACK)|CHANGE\b(?! ?(?:PURSE|MAT))|CARD (?:PAYMENT|NUMBER|NO\b|SALE|\$|\d)|CARD\W*$|CREDIT ?(?:CARD)?\b|DEBIT\b|VISA\b|MASTER ?CARD|MCARD|AMEX\b|AMERICAN EXPRESS|DISCOVER\b|EFT(?:POS)?\b|INTERAC|TENDER(?:ED)?\b|EBT\b|SNAP\b|GIFT CARD (?:TENDER|REDEEM)|PAYMENT\b|PAID BY|CONTACTLESS|CHIP READ|APPROVED|AUTH(?:ORI[SZ]ATION)? ?(?:CODE)?\b|CHECK TENDER|ACCT\b|ACCOUNT\b|CHQ\b|CASH ?BACK|CONTACTLESS|APPLE PAY|GOOGLE PAY|MOBILE PAY)/,
  ],
  [
    'total',
    /^\W*(?:\d{1,3} )?(?:BALANCE(?: DUE| TO PAY)?|AMOUNT (?:DUE|PAYABLE|TO PAY)|AMOUNT\W*$|TO PAY\b|GRAND TOTAL|DUE\b|NET TOTAL|TOTAL\b|T[O0]TAL\W*$|TTL\b|INTAL\b)/,
  ],
];

/** For English rows; `foreign-rows.ts` classifies those in other languages. */
export function kindOfRow(folded: string): RowKind {
  for (const [kind, shape] of kinds) {
    if (!shape.test(folded)) continue;
    if (kind === 'total' && !isTotal(folded)) continue;
    return kind;
  }
  return 'other';
}

function isTotal(folded: string): boolean {
  const rest = folded.replace(
    /^\W*(?:\d{1,3} )?(?:GRAND )?(?:TOTAL|T0TAL|INTAL|TTL|BALANCE|AMOUNT|TO PAY|DUE)\W*/,
    '',
  );
  return totalWords.test(rest.replaceAll(' ', ''));
}
