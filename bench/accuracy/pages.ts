import { fixtureFacts, fixtureNames } from '../../server/src/modules/recipe-import/page/fixture-facts.ts';
import { type Score, scoreOf } from './score.ts';

/** Title, yield, time, lines and steps of pages with the markup of real sites. */
export function pageFacts(): Score {
  return scoreOf('Facts of recipe pages', fixtureNames.flatMap(fixtureFacts), (fact) =>
    fact.isRight ? null : `${fact.page}: ${fact.kind} ${fact.expected}, read ${fact.read}`,
  );
}
