import { photoBounds } from '@plateful/contract/bounds.ts';
import { photoEndpoints } from '@plateful/contract/photos.ts';
import { type Api, serve } from '#http/api.ts';
import { sendMadeWithEtag } from '#http/conditional.ts';
import { receiveFile } from '#http/uploads.ts';
import { addPhoto, getPhoto } from './photos.service.ts';

const photo = { field: 'photo', maxBytes: photoBounds.file.max, whatItIs: 'the photo' };

/** Browsers show lists again without a request; deleted photos disappear within an hour. */
const cachedForAnHour = { 'cache-control': 'private, max-age=3600' };

export function photoRoutes(api: Api): void {
  serve(api, photoEndpoints.add, (ctx, _input, { request }) =>
    addPhoto(ctx, () => receiveFile(request, photo)),
  );
  serve(api, photoEndpoints.get, async (ctx, input, exchange) => {
    const { tag, make } = await getPhoto(ctx, input);
    return sendMadeWithEtag(exchange, { tag, make, type: 'image/webp', headers: cachedForAnHour });
  });
}
