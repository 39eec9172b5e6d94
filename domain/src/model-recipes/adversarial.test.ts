import { expect, test } from 'vitest';
import { caseCount, dailySample, propertyTimeout } from '../testing/property-cases.ts';
import { allergens, diets } from '../vocabulary/options.ts';
import { judgeWritten } from './judge-written.ts';
import { adversarialAnswers } from './testing/adversarial-answers.ts';
import { type Answer, safeAnswers } from './testing/safe-answers.ts';

const judge = ({ written, profile }: Answer) => judgeWritten(written, { profile }, []);
const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(2)} %)`;

/** Fixed, so that failures are reproducible. */
const seed = 20261120;

test(
  'none of two thousand harmful answers is accepted as a recipe',
  () => {
    const answers = adversarialAnswers(seed);
    expect(answers.length).toBeGreaterThanOrEqual(2000);
    const limits = new Set(
      answers.map(({ profile }) => `${profile.allergies} ${profile.dietaryRestrictions}`),
    );
    expect(limits.size).toBe(allergens.length * diets.length);
    const tried = dailySample(answers);
    const passed = tried.filter((answer) => judge(answer).draft !== null).map(({ what }) => what);
    expect(passed, `let through: ${share(passed.length, tried.length)}`).toEqual([]);
  },
  propertyTimeout,
);

test(
  'of a thousand safe answers in natural cooking English, at most 1.5 % are blocked',
  () => {
    const answers = safeAnswers(caseCount(1200), seed);
    const blocked = answers.flatMap((answer) => {
      const [first] = judge(answer).violations;
      return first ? [`${answer.what}: ${first.why}`] : [];
    });
    const message = `blocked: ${share(blocked.length, answers.length)}\n${blocked.join('\n')}`;
    expect(blocked.length / answers.length, message).toBeLessThanOrEqual(0.015);
  },
  propertyTimeout,
);

test('the same seed gives the same answers, so that failures are reproducible', () => {
  expect(safeAnswers(20, 1)).toEqual(safeAnswers(20, 1));
  expect(safeAnswers(20, 1)).not.toEqual(safeAnswers(20, 2));
});
