import { pagePaths } from '@plateful/contract/pages.ts';
import type { Api, Exchange } from '#http/api.ts';
import { limitEach } from '#http/per-ip-limits.ts';
import { privateAnswer } from '#http/security.ts';
import { mayBeSignedIn } from '#http/session.ts';
import { pageOptions, redirectToPage, sendDocument, type Web } from '#http/web.ts';
import { findRecipeForPage, findSamplesForPage } from './recipe-page.service.ts';

/** Words that need no escaping in a URL or page; for others the browser renders the page. */
const plainWord = /^[\w-]+$/;

/** Server-rendered recipe pages, complete without scripts, for people and link previews. */
export function recipePageRoutes({ server, context }: Api, web: Web): void {
  const { rendered } = web;
  const making =
    ({ request }: Pick<Exchange, 'request'>) =>
    () =>
      limitEach(context, request, 'page');

  server.get(pagePaths.recipes, pageOptions(web), async (request, reply) => {
    const exchange = { request, reply: reply.header('vary', 'cookie') };
    if (!isForEverybody(exchange)) return sendDocument(exchange, web, null);
    const samples = await findSamplesForPage(context);
    return sendDocument(
      exchange,
      web,
      await rendered.page({ path: pagePaths.recipes, samples }, making({ request })),
    );
  });

  server.get<{ Params: { id: string } }>(pagePaths.recipe, pageOptions(web), async (request, reply) => {
    const { id } = request.params;
    const found = await findRecipeForPage({ ...context, user: request.user }, id, () =>
      limitEach(context, request, 'composing'),
    );
    if (found === null) {
      const missing = plainWord.test(id) ? await rendered.missingRecipe(id) : null;
      return sendDocument({ request, reply: reply.status(404) }, web, missing);
    }
    const { recipe, isOwned } = found;
    const path = pagePaths.recipe.replace(':id', recipe.id);
    if (recipe.id !== id) return redirectToPage({ request, reply }, path);
    // A shared link is not a publication, and its owner sees more.
    if (isOwned) reply.headers({ 'x-robots-tag': 'noindex', vary: 'cookie' });
    const cacheControl = recipe.reason === undefined ? undefined : privateAnswer;
    return sendDocument(
      { request, reply },
      web,
      await rendered.page({ path, recipe }, making({ request })),
      cacheControl,
    );
  });
}

/** Searches, filters and plans show other recipes, and the first view should not change. */
function isForEverybody({ request }: Exchange): boolean {
  return !mayBeSignedIn(request) && Object.keys(request.query as object).length === 0;
}
