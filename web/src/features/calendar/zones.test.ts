import { expect, test } from 'vitest';
import { findZones, offeredName, suggestedZone, zoneLabel, zoneOptions } from './zones.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const labels = (typed: string) => findZones(zoneOptions(['UTC'], winter), typed).map(({ label }) => label);

test('a zone is found by city, country, region, name and offset', () => {
  expect(labels('berl')).toEqual(['Germany (Berlin, Hamburg, Munich)']);
  expect(labels('sao paulo')).toEqual(['Brazil (São Paulo, Rio de Janeiro)']);
  expect(labels('NEW YORK')).toEqual(['Eastern Time (New York, Boston, Miami)']);
  expect(labels('America/Denver')).toEqual(['Mountain Time (Denver, Salt Lake City)']);
  expect(labels('pacific').length).toBeGreaterThan(2);
  expect(labels('GMT+5:45')).toEqual(['Nepal (Kathmandu)']);
  expect(labels('atlantis')).toEqual([]);
});

test('without a search all of about 70 are listed with their current time', () => {
  const options = zoneOptions(['UTC'], winter);
  expect(options.length).toBeGreaterThan(65);
  const berlin = (date: string) =>
    zoneOptions([], new Date(date)).find(({ value }) => value === 'Europe/Berlin')?.hint;
  expect(berlin('2026-01-15T12:00:00Z')).toBe('GMT+1');
  expect(berlin('2026-07-15T12:00:00Z')).toBe('GMT+2');
});

test('no zone is offered twice', () => {
  const values = zoneOptions(['UTC', 'Europe/Kiev', 'Europe/Kyiv'], winter).map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});

test("a user's zone comes first if it is not in the list", () => {
  const [first, second] = zoneOptions(['Europe/Bucharest', 'UTC'], winter);
  expect(first).toEqual({ value: 'Europe/Bucharest', label: 'Bucharest', hint: 'GMT+2', group: 'Yours' });
  expect(second?.value).toBe('UTC');
  expect(zoneLabel('America/Argentina/Ushuaia')).toBe('Ushuaia');
});

test('an old zone name of a browser maps to the offered zone', () => {
  for (const older of [
    'Asia/Calcutta',
    'Asia/Saigon',
    'Asia/Katmandu',
    'Europe/Kiev',
    'America/Buenos_Aires',
  ]) {
    const now = new Temporal.ZonedDateTime(0n, older);
    expect(now.equals(new Temporal.ZonedDateTime(0n, offeredName(older))), older).toBe(true);
    expect(zoneOptions([older], winter)[0]?.value, older).toBe('UTC');
  }
});

test('a zone that this browser does not know is shown anyway', () => {
  expect(zoneOptions(['Mars/Olympus_Mons'], winter)[0]).toMatchObject({ label: 'Olympus Mons', hint: '' });
});

test("users in UTC are asked about the browser's zone", () => {
  expect(suggestedZone('UTC', 'Europe/Berlin')).toBe('Europe/Berlin');
  expect(suggestedZone('UTC', 'Asia/Calcutta')).toBe('Asia/Kolkata');
});

test('there is no question if a zone is set, or the browser has none', () => {
  expect(suggestedZone('Europe/London', 'Europe/Berlin')).toBeNull();
  for (const none of [undefined, 'UTC', 'GMT', 'Etc/UTC', 'Etc/Unknown', 'Etc/GMT+3', '+02:00']) {
    expect(suggestedZone('UTC', none), String(none)).toBeNull();
  }
});
