import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sections } from '../foods/food.ts';
import { createHybridClock } from '../merging/hybrid-clock.ts';
import {
  latestStore,
  mergePlaces,
  placesToMove,
  type SectionPlace,
  sectionsInOrder,
} from './section-places.ts';

function aDevice(name: string) {
  let now = 1000;
  const clock = createHybridClock(name, () => (now += 1));
  return {
    clock,
    move(places: readonly SectionPlace[], store: string, section: (typeof sections)[number], to: number) {
      const matches = placesToMove(places, { store, section, to });
      return matches.map((one) => ({ ...one, store, at: clock.next() }));
    },
  };
}

test('a moved section is at its new position, and the others keep their order, however often', () => {
  const moves = fc.array(fc.record({ section: fc.constantFrom(...sections), to: fc.nat(4) }), {
    minLength: 1,
    maxLength: 120,
  });
  fc.assert(
    fc.property(moves, (all) => {
      const phone = aDevice('ourphone');
      let places: SectionPlace[] = [];
      let wanted = [...sections] as string[];
      for (const { section, to } of all) {
        places = mergePlaces([...places, ...phone.move(places, 'Rewe', section, to)]);
        wanted = wanted.filter((one) => one !== section).toSpliced(to, 0, section);
        expect(sectionsInOrder(places, 'Rewe')).toEqual(wanted);
      }
      expect(sectionsInOrder(places, '')).toEqual(sections);
    }),
  );
});

test('concurrent moves of different sections by two devices are both kept, in any order of arrival', () => {
  const [one, other] = [aDevice('ourphone'), aDevice('yourfone')];
  const first = one.move([], '', 'Dairy', 0);
  const second = other.move([], '', 'Produce', 4);
  for (const all of [
    [...first, ...second],
    [...second, ...first, ...second],
  ]) {
    expect(sectionsInOrder(all, '')).toEqual(['Dairy', 'Protein', 'Pantry', 'Other', 'Produce']);
  }
});

test('for concurrent moves of one section the later wins', () => {
  const phone = aDevice('ourphone');
  const first = phone.move([], '', 'Dairy', 0);
  const second = phone.move(first, '', 'Dairy', 4);
  expect(sectionsInOrder([...second, ...first], '').at(-1)).toBe('Dairy');
});

test('a new device starts with the store that was changed last', () => {
  const phone = aDevice('ourphone');
  const rewe = phone.move([], 'Rewe', 'Dairy', 0);
  expect(latestStore([...phone.move(rewe, 'Aldi', 'Other', 0), ...rewe])).toBe('Aldi');
  expect(latestStore([])).toBe('');
});

test('a position outside the valid range is ignored', () => {
  expect(placesToMove([], { store: '', section: 'Dairy', to: -1 })).toEqual([]);
  expect(placesToMove([], { store: '', section: 'Dairy', to: 5 })).toEqual([]);
});
