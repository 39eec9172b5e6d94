import fc from 'fast-check';
import { expect, test } from 'vitest';
import { methodSections, stepHeading } from './method.ts';

test.each([
  ['For the dough:', 'For the dough'],
  ['Für den Teig:', 'Für den Teig'],
  ['For 12 rolls:', 'For 12 rolls'],
  ['Mix flour and water.', null],
  ['Bake. Meanwhile:', null],
  [':', null],
  [`${'x'.repeat(90)}:`, null],
])('the step %s is a heading: %j', (step, heading) => {
  expect(stepHeading(step)).toBe(heading);
});

test('steps are listed below their headings, and a heading without steps is a step', () => {
  expect(
    methodSections(['Heat the oven.', 'Dough:', 'Knead.', 'Rest.', 'Sauce:', 'Boil.', 'Enjoy:']),
  ).toEqual([
    { heading: null, steps: [{ text: 'Heat the oven.', place: 0 }] },
    {
      heading: 'Dough',
      steps: [
        { text: 'Knead.', place: 2 },
        { text: 'Rest.', place: 3 },
      ],
    },
    {
      heading: 'Sauce',
      steps: [
        { text: 'Boil.', place: 5 },
        { text: 'Enjoy:', place: 6 },
      ],
    },
  ]);
});

test('property: no text of a method is lost', () => {
  const step = fc.oneof(fc.constantFrom('Dough:', 'Sauce:', 'Knead.'), fc.string());
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const said = methodSections(steps).flatMap(({ heading, steps: below }) => [
        ...(heading === null ? [] : [heading]),
        ...below.map(({ text }) => text),
      ]);
      expect(said.map((text) => text.replace(/\s*:\s*$/, '').trim())).toEqual(
        steps.map((text) => text.replace(/\s*:\s*$/, '').trim()),
      );
    }),
  );
});
