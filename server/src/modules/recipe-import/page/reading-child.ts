import { importBounds } from '@plateful/contract/recipe-import.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Answer, Question } from '#adapters/recipe-pages/recipe-pages.ts';
import { answerAsWorker } from '#runtime/worker.ts';
import { recipesOnPage } from './other-recipes.ts';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const maxPages = 12;

answerAsWorker(answer);

async function answer(question: Question): Promise<Answer> {
  try {
    return question.kind === 'page' ? readPage(question) : { lines: await linesOf(question.content) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function readPage({ url, content, charset, isSaved }: Extract<Question, { kind: 'page' }>): Answer {
  const page = parsePage(content, charset);
  const recipe = readRecipePage(page, url);
  return { recipes: isSaved ? recipesOnPage(page, recipe) : [recipe] };
}

async function linesOf(content: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(content));
  if (document.numPages > maxPages) return [];
  const { text } = await extractText(document, { mergePages: false });
  // The limit of pasted text, because the server parses it in its own process.
  return text.join('\n').slice(0, importBounds.text).split('\n');
}
