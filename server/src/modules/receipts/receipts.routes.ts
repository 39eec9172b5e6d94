import { receiptBounds } from '@plateful/contract/limits.ts';
import { receiptEndpoints } from '@plateful/contract/receipts.ts';
import { type Api, serve } from '#http/api.ts';
import { receiveFile } from '#http/uploads.ts';
import {
  findFoods,
  getPhoto,
  listReceipts,
  removeItem,
  removeReceipt,
  updateItem,
} from './receipts.service.ts';
import { uploadReceipt } from './uploading.service.ts';

const photo = { field: 'receipt', maxBytes: receiptBounds.file.max, whatItIs: 'the photo' };

export function receiptRoutes(api: Api) {
  serve(api, receiptEndpoints.list, listReceipts);
  serve(api, receiptEndpoints.upload, (ctx, _input, { request }) =>
    uploadReceipt(ctx, () => receiveFile(request, photo)),
  );
  serve(api, receiptEndpoints.image, async (ctx, input, { reply }) => {
    const content = await getPhoto(ctx, input);
    // Kept by nobody on the way; the browser asks again, so that a deleted photo is gone.
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(content);
  });
  serve(api, receiptEndpoints.updateItem, updateItem);
  serve(api, receiptEndpoints.removeItem, removeItem);
  serve(api, receiptEndpoints.remove, removeReceipt);
  serve(api, receiptEndpoints.foods, findFoods);
}
