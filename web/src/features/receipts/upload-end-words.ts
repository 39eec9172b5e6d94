import { counted } from '#lib/words.ts';
import { failureWords, nothingFoundWords, successWords, type Words } from './receipt-toasts.ts';
import type { Outcome } from './upload-one-by-one.ts';

/** One toast for all files of an upload. Failures come first, because successes are visible on the page. */
export function endWords(outcomes: readonly Outcome[]): Words | null {
  const answers = outcomes.flatMap((outcome) => (outcome.kind === 'read' ? [outcome.answer] : []));
  const count = outcomes.length > 1 ? ` ${answers.length} of ${counted(outcomes.length, 'file')} read.` : '';
  const failure = outcomes.find(({ kind }) => kind === 'failed');
  if (failure?.kind === 'failed')
    return failureWords(count ? sentence(failure.reason) + count : failure.reason);
  if (outcomes.some(({ kind }) => kind === 'empty')) {
    return { ...nothingFoundWords, description: nothingFoundWords.description + count };
  }
  return answers.length > 0 ? successWords(answers) : null;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
