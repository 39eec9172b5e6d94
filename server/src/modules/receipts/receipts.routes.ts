import { receiptBounds } from '@plateful/contract/bounds.ts';
import { receiptEndpoints } from '@plateful/contract/receipts.ts';
import { type Api, serve } from '#http/api.ts';
import { receiveForm } from '#http/uploads.ts';
import { cancelUpload } from './cancel-upload.service.ts';
import { addItem, removeItem, updateItem } from './correct-items.service.ts';
import { updateReceiptHead } from './correct-receipt.service.ts';
import { findFoods, getPhoto, listReceipts, removeReceipt } from './receipts.service.ts';
import { uploadReceipt } from './upload-receipt.service.ts';

const photo = { field: 'receipt', maxBytes: receiptBounds.file.max, whatItIs: 'the photo' };

export function receiptRoutes(api: Api) {
  serve(api, receiptEndpoints.list, listReceipts);
  serve(api, receiptEndpoints.upload, (ctx, _input, { request }) =>
    uploadReceipt(ctx, () => receiveForm(request, photo, receiptEndpoints.upload.body)),
  );
  serve(api, receiptEndpoints.cancelUpload, cancelUpload);
  serve(api, receiptEndpoints.image, async (ctx, input, { reply }) =>
    reply.type('image/webp').send(await getPhoto(ctx, input)),
  );
  serve(api, receiptEndpoints.update, updateReceiptHead);
  serve(api, receiptEndpoints.addItem, addItem);
  serve(api, receiptEndpoints.updateItem, updateItem);
  serve(api, receiptEndpoints.removeItem, removeItem);
  serve(api, receiptEndpoints.remove, removeReceipt);
  serve(api, receiptEndpoints.foods, findFoods);
}
