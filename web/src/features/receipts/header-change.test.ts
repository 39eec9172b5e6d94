import { expect, test } from 'vitest';
import { headChange, headerForm, headText, type ReceiptHeader, readHeader } from './header-change.ts';

const head: ReceiptHeader = { store: 'Aldi', date: '2026-11-18', total: 7.98, currency: '$' };
const none: ReceiptHeader = { store: null, date: null, total: null, currency: '$' };

test('an unchanged header has no change', () => {
  for (const header of [head, none]) {
    const read = readHeader(headerForm(header));
    expect(read).toEqual(header);
    expect(headChange(header, read!)).toBeNull();
  }
});

test('only changed fields are sent, and an empty field is null', () => {
  expect(headChange(head, readHeader({ ...headerForm(head), total: '8,50' })!)).toEqual({ total: 8.5 });
  expect(headChange(head, readHeader({ ...headerForm(head), store: ' ' })!)).toEqual({ store: null });
  expect(readHeader({ ...headerForm(head), total: 'much' })).toBeNull();
  expect(readHeader({ ...headerForm(head), total: '-1' })).toBeNull();
});

test('values are formatted for people', () => {
  expect(headText('total', 7.98, head)).toBe('$7.98');
  expect(headText('date', '2026-11-18', head)).toBe('Nov 18, 2026');
  expect(headText('store', null, head)).toBe('None');
});
