import { accountEndpoints } from '@plateful/contract/account.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { type Api, serve } from '#http/api.ts';
import { sendJsonFile } from '#http/download.ts';
import { signOut } from '#http/session.ts';
import { receiveFile } from '#http/uploads.ts';
import { deleteAccount } from './delete-account.service.ts';
import { exportAccount } from './export-account.service.ts';
import { importFile } from './import-file.service.ts';
import { getOverview } from './overview.service.ts';

const file = { field: 'file', maxBytes: accountBounds.importFile, whatItIs: 'the file' };

export function accountRoutes(api: Api) {
  serve(api, accountEndpoints.overview, getOverview);
  serve(api, accountEndpoints.export, async (ctx, input, { reply }) =>
    sendJsonFile(reply, exportAccount(ctx, input)),
  );
  serve(api, accountEndpoints.import, (ctx, _input, { request }) =>
    importFile(ctx, () => receiveFile(request, file)),
  );
  serve(api, accountEndpoints.remove, async (ctx, _input, exchange) => {
    await deleteAccount(ctx);
    await signOut(ctx, exchange);
    return { success: true as const };
  });
}
