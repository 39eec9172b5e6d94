import { expect, test } from 'vitest';
import { read } from './read-text.fixture.ts';

const itemsOf = (rows: string) => read(rows).items.map(({ text, amount, price }) => [text, amount, price]);

test('a price is corrected by amount and unit price if only then the sum agrees', () => {
  const rows = 'SUPER U\nTel : 02 51 94 00 11\nCREME EPAISSE   1,75\nPOIREAUX\n 0,845 kg x 2,49 €/kg   2,70';
  expect(itemsOf(`${rows}\nTOTAL   3,85 €\nCarte bleue   3,85 €`)).toEqual([
    ['CREME EPAISSE', 1, 1.75],
    ['POIREAUX', 0.845, 2.1],
  ]);
});

test('a price that its row contradicts stays if the sum agrees with it, and a count is corrected', () => {
  const rows = 'JUMBO SUPERMARKTEN\nHALFV MELK   1,19\nBRUINE BONEN\n   7 X 1,99   3,98\nTOTAAL   5,17';
  expect(itemsOf(`${rows}\nPINNEN   5,17\nBTW 9%   0,43\nBedankt, tot ziens`)).toEqual([
    ['HALFV MELK', 1, 1.19],
    ['BRUINE BONEN', 2, 3.98],
  ]);
});

test('a row whose figures contradict each other is told if nothing proves which one is wrong', () => {
  const told = read('MORRISONS\nLEEKS   1.20\nONIONS\n0.735 kg @ 14.99 /kg   12.52\nTOTAL   13.72');
  expect(told.checks).toMatchObject({
    sum: { agrees: true },
    rows: { printed: 1, counted: 0, agrees: false },
  });
  const sound = read('MORRISONS\nLEEKS   1.20\nONIONS\n0.735 kg @ 14.99 /kg   11.02\nTOTAL   12.22');
  expect(sound.checks.rows).toEqual({ printed: 1, counted: 1, agrees: true });
  expect(read('MORRISONS\nLEEKS   1.20\nTOTAL   1.20').checks.rows).toBeUndefined();
});

test('in one row, name and quantity are separated although a figure between them is misread', () => {
  const rows = 'BENNET S.P.A.\nP. IVA 07071700152\nMOZZ. BUFALA  2 pz x 2,99   5,93\nRISO   3,49';
  expect(itemsOf(`${rows}\nTOTALE EURO   9,47\nBANCOMAT   9,47`)).toEqual([
    ['MOZZ. BUFALA', 2, 5.98],
    ['RISO', 1, 3.49],
  ]);
});

test('a misread total is what was paid, or what was given less the change', () => {
  const items = 'MORRISONS\nLEEKS   1.20\nONIONS   2.00\nBREAD   1.35';
  expect(read(`${items}\nTOTAL   4.85\nVISA   4.55`)).toMatchObject({
    total: 4.55,
    checks: { sum: { agrees: true } },
  });
  expect(read(`${items}\nTOTAL   9.55\nCASH   10.00\nCHANGE   5.45`).total).toBe(4.55);
  expect(read(`${items}\nTOTAL   4.85\nVISA   4.85`)).toMatchObject({
    total: 4.85,
    checks: { sum: { printed: 4.85, counted: 4.55, agrees: false } },
  });
});

test('a weight with one misread digit is told, and so is a lost row as expensive as a discount', () => {
  const rows = 'SUPER U\nTel : 02 51 94 00 11\nTVA FR 12\nENDIVES   1,99\nCLEMENTINES';
  const end = 'TOTAL   5,61 €\nCarte bleue   5,61 €';
  expect(read(`${rows}\n 1,217 kg x 2,99 €/kg   3,62\n${end}`).checks.rows?.agrees).toBe(false);
  expect(read(`${rows}\n 1,212 kg x 2,99 €/kg   3,62\n${end}`).checks.rows?.agrees).toBe(true);
  const lost = 'SUPER U\nCaisse 3\nTVA FR 12\nENDIVES   1,99\nREMISE IMMEDIATE   -1,05';
  expect(read(`${lost}\nTOTAL   1,99 €\nCarte bleue   1,99 €`).checks.sum?.agrees).toBe(false);
});

test('cash that is nearly the sum of the items is not the total', () => {
  const rows = 'MORRISONS\nLEEKS   6.49\nONIONS   8.50\nBREAD   5.00\nTOTAL   18.99\nCASH   20.00';
  expect(read(rows)).toMatchObject({ total: 18.99, checks: { sum: { agrees: false } } });
});
