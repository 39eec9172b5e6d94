import { expect, test } from 'vitest';
import { createDevices } from './devices.ts';

test('a device is known for the emails that signed in on it, and for no other', () => {
  const devices = createDevices('a secret of the tests');
  const ann = devices.remember(undefined, 'ann@example.com');
  const both = devices.remember(ann, 'bob@example.com');
  const number = devices.numberFor(ann, 'ann@example.com');
  expect(number).toBeDefined();
  expect(devices.numberFor(both, 'ann@example.com')).toBe(number);
  expect(devices.numberFor(both, 'bob@example.com')).toBe(number);
  expect(devices.numberFor(both, 'eve@example.com')).toBeUndefined();
  expect(devices.remember(both, 'bob@example.com')).toHaveLength(both.length);
  expect(createDevices('another secret').numberFor(ann, 'ann@example.com')).toBeUndefined();
});

test.each([undefined, '', '.', 'x.y.z', 'x'.repeat(10_000), '.'.repeat(100), 'é.é'])(
  'a forged device cookie %j is unknown and replaced',
  (cookie) => {
    const devices = createDevices('a secret of the tests');
    expect(devices.numberFor(cookie, 'ann@example.com')).toBeUndefined();
    const value = devices.remember(cookie, 'ann@example.com');
    expect(devices.numberFor(value, 'ann@example.com')).toBeDefined();
    expect(value.length).toBeLessThan(300);
  },
);

test('a device cookie stays short, however many people sign in', () => {
  const devices = createDevices('a secret of the tests');
  let cookie: string | undefined;
  for (let person = 0; person < 50; person++) cookie = devices.remember(cookie, `${person}@example.com`);
  expect(cookie!.length).toBeLessThan(300);
  expect(devices.numberFor(cookie, '49@example.com')).toBeDefined();
});
