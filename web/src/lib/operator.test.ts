import { type Operator, operator } from '@plateful/contract/operator.ts';
import { expect, test } from 'vitest';
import { detailText, missingDetails, toBeNamed } from './operator.ts';

const founder: Operator = {
  name: 'Ada Example',
  address: ['1 Example Street', '12345 Exampletown'],
  email: 'ada@kitchen.test',
  register: 'none',
  vatId: 'none',
  responsiblePerson: 'Ada Example',
  country: 'Exampleland',
  law: 'the law of Exampleland',
  arbitration: 'none',
  supervisoryAuthority: 'Example Authority',
  dataProtectionOfficer: 'none',
  domains: ['kitchen.test', 'kitchen.example', 'kitchen.invalid'],
  processors: {
    hosting: 'Example Hosting, Exampleland',
    mail: 'none',
    languageModel: 'none',
    photoStorage: 'none',
    signIn: 'none',
  },
};

test('missing details are marked, and nothing is made up', () => {
  expect(detailText(null)).toBe(toBeNamed);
  expect(detailText('none')).toBe('None');
  expect(detailText('Ada Example')).toBe('Ada Example');
  expect(detailText(['1 Example Street', '12345 Exampletown'])).toBe('1 Example Street, 12345 Exampletown');
});

test('every missing detail is listed, and no other', () => {
  expect(missingDetails(founder)).toEqual([]);
  expect(missingDetails({ ...founder, vatId: null, domains: null })).toEqual(['VAT ID', 'domains']);
  expect(missingDetails({ ...founder, processors: { ...founder.processors, hosting: null } })).toEqual([
    'hosting provider',
  ]);
});

test('an address that cannot receive mail counts as missing', () => {
  expect(missingDetails({ ...founder, email: 'hello@plateful.example' })).toEqual([
    'an email address that receives mail',
  ]);
});

test('every detail is checked', () => {
  const { processors, ...rest } = operator;
  const blank = {
    ...Object.fromEntries(Object.keys(rest).map((name) => [name, null])),
    email: 'unregistered@kitchen.example',
    processors: Object.fromEntries(Object.keys(processors).map((name) => [name, null])),
  } as unknown as Operator;
  expect(missingDetails(blank)).toHaveLength(Object.keys(rest).length + Object.keys(processors).length);
});
