import { expect, test } from 'vitest';
import { parseConsent } from './parse-consent.ts';

const stored = {
  essential: true,
  functional: true,
  analytics: false,
  version: 1,
  timestamp: '2026-11-20T11:29:58.123Z',
};

test('a stored decision is read back', () => {
  expect(parseConsent(JSON.stringify(stored))).toEqual(stored);
  const recorded = { ...stored, recordedFor: 'a user' };
  expect(parseConsent(JSON.stringify(recorded))).toEqual(recorded);
});

test('a decision without a version counts as version 1', () => {
  const { version: _version, ...specified } = stored;
  expect(parseConsent(JSON.stringify(specified))).toEqual(stored);
  const inMilliseconds = { ...specified, timestamp: Date.parse(stored.timestamp) };
  expect(parseConsent(JSON.stringify(inMilliseconds))).toEqual(stored);
});

test.each([
  ['nothing', ''],
  ['torn JSON', '{"essential":true,"functional":tr'],
  ['a word', 'accepted'],
  ['yes', 'true'],
  ['null', 'null'],
  ['a list', '[true,true,true]'],
  ['a number', '1'],
  ['no essential', { ...stored, essential: undefined }],
  ['essential refused', { ...stored, essential: false }],
  ['a purpose left out', { ...stored, analytics: undefined }],
  ['a purpose in words', { ...stored, functional: 'true' }],
  ['no time', { ...stored, timestamp: undefined }],
  ['a time that is none', { ...stored, timestamp: 'yesterday' }],
  ['a time beyond all times', { ...stored, timestamp: 1e300 }],
  ['another version', { ...stored, version: 0 }],
  ['a version in words', { ...stored, version: '1' }],
])('a stored value with %s is not a decision', (_, value) => {
  expect(parseConsent(typeof value === 'string' ? value : JSON.stringify(value))).toBeNull();
});
