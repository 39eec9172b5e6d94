import { importBounds, recipeImportEndpoints } from '@plateful/contract/recipe-import.ts';
import { type Api, serve } from '#http/api.ts';
import { limitEach } from '#http/per-ip-limits.ts';
import { receiveFile } from '#http/uploads.ts';
import { readFile, readLink, readText } from './recipe-import.service.ts';

const file = { field: 'file', maxBytes: importBounds.file, whatItIs: 'the photo or PDF' };

export function recipeImportRoutes(api: Api): void {
  serve(api, recipeImportEndpoints.link, (ctx, { url }) => readLink(ctx, url));
  serve(api, recipeImportEndpoints.text, async (ctx, { text }, { request }) => {
    await limitEach(ctx, request, 'reading a text');
    return readText(ctx, text);
  });
  serve(api, recipeImportEndpoints.file, (ctx, _input, { request }) =>
    readFile(ctx, () => receiveFile(request, file)),
  );
}
