import { expect, test } from 'vitest';
import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

const read = (...rows: string[]) => readReceipt(rows.map(textToRow), '2026-11-20');
const readItems = (...rows: string[]) =>
  read(...rows).items.map(({ text, amount, unit, price }) => [text, amount, unit, price]);

test('the unit price is in a column, also for counts above ten', () => {
  const rows = [
    'ICA Supermarket',
    '1 GURKA   19,90',
    '1 MJÖLK   16,90',
    '4 FALUKORV  39,49   157,96',
    'Total   194,76 SEK',
  ];
  expect(readItems(...rows)).toEqual([
    ['GURKA', 1, 'each', 19.9],
    ['MJÖLK', 1, 'each', 16.9],
    ['FALUKORV', 4, 'each', 157.96],
  ]);
});

test('three decimals before a price are kilograms, whole numbers are pieces', () => {
  const head = ['PINGO DOCE', 'NIF 500829993', 'FATURA SIMPLIFICADA'];
  const rows = [
    'TOMATE CACHO   1,06',
    '   0,464 X 2,28',
    'SUMO LARANJA   3,38',
    '   2 X 1,69',
    'TOTAL A PAGAR   4,44',
  ];
  expect(readItems(...head, ...rows)).toEqual([
    ['TOMATE CACHO', 0.464, 'kg', 1.06],
    ['SUMO LARANJA', 2, 'each', 3.38],
  ]);
});

test('a name without a price takes the price of the weight below it', () => {
  const head = ['BIEDRONKA', 'PARAGON FISKALNY'];
  const rows = [
    '1 CHLEB ZYTNI   5,49C',
    '1 SER GOUDA   5,99C',
    '1 MAKARON   3,99C',
    '1 POMIDORY MALINOWE',
    '0,464 x 17,17   7,97C',
    'SUMA PLN   23,44',
  ];
  expect(readItems(...head, ...rows)).toEqual([
    ['CHLEB ZYTNI', 1, 'each', 5.49],
    ['SER GOUDA', 1, 'each', 5.99],
    ['MAKARON', 1, 'each', 3.99],
    ['POMIDORY MALINOWE', 0.464, 'kg', 7.97],
  ]);
});

test('a tax after the word for a sum, and a deposit with its kind, are not items', () => {
  const polish = [
    'PARAGON FISKALNY',
    'SER GOUDA   5,99',
    'RAZEM PTU   0,42',
    'SUMA   PLN 5,99',
    'GOTOWKA   10,00',
  ];
  expect(readItems(...polish)).toEqual([['SER GOUDA', 1, 'each', 5.99]]);
  const german = [
    'Vielen Dank für Ihren Einkauf',
    'Apfelschorle   1,29',
    'Pfand Einweg   0,25',
    'Total   € 1,54',
    'Bar   € 2,00',
    'Zurück   € 0,46',
  ];
  expect(readItems(...german)).toEqual([['Apfelschorle', 1, 'each', 1.29]]);
  const swedish = [
    'COOP KONSUM',
    'Broccoli   14,90',
    'Pant burk 8x1,00   8,00',
    'Att betala   22,90',
    'Kort   22,90',
  ];
  expect(readItems(...swedish)).toEqual([['Broccoli', 1, 'each', 14.9]]);
});

test('savings repeated in the footer are subtracted once; two equal savings are subtracted twice', () => {
  const rows = ['CORNER MARKET', 'BROWN RICE   2.19', 'MILK   3.29'];
  const again = read(...rows, 'COUPON   -0.50', 'COUPON   -0.25', 'DISCOUNT TOTAL   -0.75', 'TOTAL   4.73');
  expect(again.checks.sum).toEqual({ printed: 4.73, counted: 4.73, agrees: true });
  const twice = read(...rows, 'COUPON   -0.50', 'COUPON   -0.50', 'TOTAL   4.48');
  expect(twice.checks.sum).toEqual({ printed: 4.48, counted: 4.48, agrees: true });
});

test('a price with a gap within its cents is one', () => {
  const head = ['VOMAR VOORDEELMARKT', 'Kerkstraat 9 Alkmaar'];
  const rows = ['BLOEMKOOL   2,94', 'KIPFILET   7,3 8', 'MACARONI   1,2 2', 'Totaal   11,54'];
  expect(readItems(...head, ...rows)).toEqual([
    ['BLOEMKOOL', 1, 'each', 2.94],
    ['KIPFILET', 1, 'each', 7.38],
    ['MACARONI', 1, 'each', 1.22],
  ]);
});

test('a weight and its price are read although their commas were not read', () => {
  const polish = [
    'BIEDRONKA',
    'PARAGON FISKALNY',
    '1 MLEKO   4,48C',
    '1 JABLKA LIGOL',
    '0518x 4,70   2,43C',
    '1 CHLEB   5,49C',
    'SUMA PLN   12,40',
  ];
  expect(readItems(...polish)[1]).toEqual(['JABLKA LIGOL', 0.518, 'kg', 2.43]);
  const swedish = [
    'ICA Supermarket',
    '1 GURKA   23,63',
    '1 TOMATER KVIST',
    '0,944 kg x 46 22   43,63',
    '1RAGBROD   35,99',
    '1 DISKMEDEL   24,49',
    'Rabatt:diskmedel   -2,45',
    'Total   125,29 SEK',
  ];
  expect(readItems(...swedish)[1]).toEqual(['TOMATER KVIST', 0.944, 'kg', 43.63]);
  expect(read(...swedish).checks.sum).toMatchObject({ agrees: true });
});

test('savings that the foot says again are known by their sum, whatever they are called', () => {
  const rows = [
    'PINGO DOCE',
    'FATURA SIMPLIFICADA',
    'IOGURTE NATURAL   1,74 C',
    'Desconto Cartao   -0,17',
    'OVOS CLASSE M   6,84 A',
    'Desconto Cartao   -0,68',
    'Poupanga   -0,85',
    'TOTAL A PAGAR   7,73',
  ];
  expect(read(...rows).checks.sum).toMatchObject({ agrees: true });
});

test('a count that touches its name is not part of it, and a deposit with a gap in its word is not an item', () => {
  const swedish = [
    'ICA Supermarket',
    '1 GURKA   23,63',
    '1RAGBROD   35,99',
    '1 MJÖLK   16,90',
    'Total   76,52 SEK',
  ];
  expect(readItems(...swedish).map(([name]) => name)).toEqual(['GURKA', 'RAGBROD', 'MJÖLK']);
  const dutch = [
    'VOMAR VOORDEELMARKT',
    'COLA ZERO   4,62',
    'Statie geld fles   0,25',
    'MACARONI   1,22',
    'Totaal   6,09',
    'Contant   10,00',
    'Terug   3,91',
    'Aantal artikelen: 2',
  ];
  expect(readItems(...dutch).map(([name]) => name)).toEqual(['COLA ZERO', 'MACARONI']);
});

test('a tax shown by a digit is not part of a price whose comma was not read', () => {
  const rows = [
    'PENNY-MARKT GMBH',
    'Paprika rot             2,181',
    'Champignons braun       1,90 2',
    'Penne Rigate            0,981',
    'Sonnenblumenol          2282',
    'Mineralwasser still     0791',
    'Zu zahlen   8,13',
  ];
  expect(readItems(...rows).map(([, , , price]) => price)).toEqual([2.18, 1.9, 0.98, 2.28, 0.79]);
});

test('a tax code of two digits after the price is not part of it', () => {
  const rows = [
    'E.LECLERC',
    'MANGUE AVION',
    '2 X 1,99€   3,98 11',
    'ENDIVES 1KG   2,79 11',
    'MOUTARDE DIJON   1,15 11',
    'BROSSE A DENTS   2,10 12',
    'TOTAL 5 ARTICLES   10,02',
    'CARTE BANCAIRE   10,02',
    'DONT TVA   0,76',
  ];
  expect(readItems(...rows).map(([name, , , price]) => [name, price])).toEqual([
    ['MANGUE AVION', 3.98],
    ['ENDIVES 1KG', 2.79],
    ['MOUTARDE DIJON', 1.15],
    ['BROSSE A DENTS', 2.1],
  ]);
});

test('products whose names begin like a payment or a discount are items, and a bag is not', () => {
  const rows = [
    'MEAL DEAL SANDWICH   3.99',
    'TENDERSTEM BROCCOLI   1.75',
    'Bag Recycled Paper   0.25',
    'MEAL DEAL SAVING   -1.00',
    'TOTAL   4.99',
  ];
  expect(readItems(...rows).map(([name]) => name)).toEqual(['MEAL DEAL SANDWICH', 'TENDERSTEM BROCCOLI']);
  expect(read(...rows).checks.sum).toMatchObject({ agrees: true });
});

test('a total that includes tax is a total, and the total of an order below its subtotal too', () => {
  const rows = ['CORNER DELI', 'OLIVE SOURDOUGH   8.50', 'MARINATED FETA   7.80'];
  expect(read(...rows, 'TOTAL inc GST   16.30', 'EFTPOS   16.30').total).toBe(16.3);
  const order = [...rows, 'Item(s) Subtotal:   $16.30', 'Delivery Fee   $4.95', 'Order Total:   $21.25'];
  expect(read(...order)).toMatchObject({ total: 21.25, checks: { sum: { printed: 16.3, agrees: true } } });
  expect(readItems(...order)).toHaveLength(2);
});

test('what was paid is the total if it is the sum, also when weights have their own rows', () => {
  const rows = [
    'ALDI SÜD',
    'Bananen   1,42 A',
    '1,032 kg x 1,38',
    'Schlagsahne 30%   0,95 A',
    'Toastbrot   1,19 A',
    'Kartenzahlung EUR   3,56',
    'A 7,0% Netto 3,33 MwSt   0,23',
  ];
  expect(read(...rows)).toMatchObject({ total: 3.56, checks: { sum: { agrees: true } } });
});

test('the price of one in the row of the price, and a weight at the end of a name, are not names', () => {
  const rows = [
    'Metzgerei Aumüller',
    '3 x Landjäger',
    'je 1,40   4,20',
    'Bergkäse 0,456 kg   7,07',
    'Summe EUR   11,27',
    'Bar EUR   20,00',
    'Rückgeld EUR   8,73',
    'inkl. 7% MwSt   0,74',
  ];
  expect(readItems(...rows)).toEqual([
    ['Landjäger', 3, 'each', 4.2],
    ['Bergkäse', 0.456, 'kg', 7.07],
  ]);
});

test('fuel has a price with three decimals, and half a dozen is six', () => {
  const rows = [
    'QUICK STOP MART',
    'UNLEADED',
    '12.404 G @ 3.299   40.92',
    'DUCK EGGS HALF DOZEN   2.40',
    'TOTAL   43.32',
  ];
  expect(readItems(...rows)).toEqual([
    ['UNLEADED', 12.404, 'gal', 40.92],
    ['DUCK EGGS HALF DOZEN', 6, 'each', 2.4],
  ]);
});

test("a department in the shop's name is not a heading, and the phone below it is not an item", () => {
  const rows = [
    'Thornbury Farm Shop',
    '& Butchery',
    '01454 555 777',
    'Served by: Hattie',
    '1.245 kg @ £13.50/kg',
    'BEEF TOPSIDE   16.81',
    'RHUBARB JAM   4.50',
    'Amount Due   £21.31',
  ];
  expect(readItems(...rows)).toEqual([
    ['BEEF TOPSIDE', 1.245, 'kg', 16.81],
    ['RHUBARB JAM', 1, 'each', 4.5],
  ]);
  expect(read(...rows).items.map(({ heading }) => heading)).toEqual([null, null]);
});

test('a shortened word for taxed sales is not an item', () => {
  const rows = [
    'PARAGON FISKALNY',
    'SER GOUDA   5,99C',
    'SPRZEDAZ OPODATK. C   5,99',
    'PTU C 5%   0,29',
    'SUMA PLN   5,99',
  ];
  expect(readItems(...rows)).toEqual([['SER GOUDA', 1, 'each', 5.99]]);
});
