import { atHomeEndpoints } from '@plateful/contract/at-home.ts';
import { sectionPlaceEndpoints } from '@plateful/contract/section-places.ts';
import { sharedListEndpoints } from '@plateful/contract/shared-lists.ts';
import {
  type ListEvent,
  listEvent,
  type ShoppingList,
  shoppingListEndpoints,
} from '@plateful/contract/shopping-lists.ts';
import { storedListEndpoints } from '@plateful/contract/stored-lists.ts';
import { type Api, type ContextFor, type Exchange, serve } from '#http/api.ts';
import { followEvents } from '#http/event-stream.ts';
import { limitPerAddress } from '#http/per-ip-limits.ts';
import { rememberShownVersions } from '#http/session.ts';
import { chooseTwin } from './choose-twin.service.ts';
import { generateList } from './generate-list.service.ts';
import { mergeLists } from './merge-lists.service.ts';
import { getSectionPlaces, placeSections } from './section-places.service.ts';
import {
  findSharedList,
  getSharedList,
  shareList,
  syncSharedList,
  unshareList,
} from './share-list.service.ts';
import { createList, getList, getLists, listArchived, removeList } from './shopping-lists.service.ts';
import { subtractFoodsAtHome } from './subtract-at-home.service.ts';
import { syncList } from './sync-list.service.ts';
import { undoListChange } from './undo-list-change.service.ts';
import { updateItem, updateItems } from './update-list.service.ts';

export function shoppingListRoutes(api: Api) {
  const endpoints = shoppingListEndpoints;
  serve(api, endpoints.list, (ctx, _input, exchange) => notingLists(ctx, exchange, getLists(ctx)));
  serve(api, storedListEndpoints.active, (ctx, _input, exchange) =>
    notingLists(ctx, exchange, getLists(ctx, true)),
  );
  serve(api, storedListEndpoints.archived, listArchived);
  serve(api, storedListEndpoints.get, (ctx, input, exchange) =>
    notingList(ctx, exchange, getList(ctx, input)),
  );
  serve(api, endpoints.create, createList);
  serve(api, endpoints.generate, (ctx, input, exchange) =>
    notingList(ctx, exchange, generateList(ctx, input)),
  );
  serve(api, endpoints.update, (ctx, input, exchange) => {
    const shown = exchange.request.session.shownLists?.[input.id];
    return notingList(ctx, exchange, updateItems(ctx, input, shown));
  });
  serve(api, endpoints.updateItem, (ctx, input, exchange) =>
    notingList(ctx, exchange, updateItem(ctx, input)),
  );
  serve(api, endpoints.sync, syncList);
  serve(api, endpoints.merge, mergeLists);
  serve(api, endpoints.undo, undoListChange);
  serve(api, endpoints.chooseTwin, (ctx, input, exchange) =>
    notingList(ctx, exchange, chooseTwin(ctx, input)),
  );
  serve(api, sectionPlaceEndpoints.list, getSectionPlaces);
  serve(api, sectionPlaceEndpoints.sync, placeSections);
  serve(api, sharedListEndpoints.share, shareList);
  serve(api, sharedListEndpoints.unshare, unshareList);
  serve(api, atHomeEndpoints.takeOffList, subtractFoodsAtHome);
  serve(api, endpoints.remove, removeList);
  serve(api, endpoints.events, ({ listEvents, user }, _input, exchange) =>
    followEvents<ListEvent>(exchange, listEvent, { events: listEvents, place: user.id, owner: user.id }),
  );
  const limited = {
    before: ({ request }: Exchange) => limitPerAddress(api.context, request, 'shared list'),
  };
  serve(api, sharedListEndpoints.getShared, getSharedList, limited);
  serve(api, sharedListEndpoints.syncShared, syncSharedList, limited);
  serve(
    api,
    sharedListEndpoints.sharedEvents,
    async (ctx, { token }, exchange) => {
      const { id: place, userId: owner } = await findSharedList(ctx, token);
      return followEvents<ListEvent>(exchange, listEvent, {
        events: ctx.listEvents,
        place,
        owner,
        isByLink: true,
      });
    },
    limited,
  );
  api.server.addHook('preClose', async () => api.context.listEvents.endAll());
}

/** Maximum number of versions remembered per session; no client changes more lists at once. */
const maxRemembered = 20;

async function notingLists(
  ctx: ContextFor<typeof shoppingListEndpoints.list>,
  { request }: Exchange,
  answer: Promise<{ shoppingLists: ShoppingList[] }>,
) {
  const { shoppingLists } = await answer;
  const shown = shoppingLists.filter(({ isArchived }) => !isArchived).slice(0, maxRemembered);
  await rememberShownVersions(ctx, request, { shownLists: versionsOf(shown) });
  return answer;
}

/** Remembers the version sent to a client, against which whole-list saves are compared. */
async function notingList(
  ctx: ContextFor<typeof shoppingListEndpoints.update>,
  { request }: Exchange,
  answer: Promise<{ shoppingList: ShoppingList }>,
) {
  const { shoppingList } = await answer;
  const { shownLists } = request.session;
  await rememberShownVersions(ctx, request, {
    shownLists: latestOf({ ...shownLists, ...versionsOf([shoppingList]) }, shoppingList.id),
  });
  return answer;
}

/** Keeps only the latest ones, because the session is read with every request. */
function latestOf({ ...shown }: Record<string, number>, id: string): Record<string, number> {
  const version = shown[id]!;
  delete shown[id];
  return Object.fromEntries([...Object.entries(shown), [id, version] as const].slice(-maxRemembered));
}

function versionsOf(lists: readonly ShoppingList[]): Record<string, number> {
  return Object.fromEntries(lists.map(({ id, version }) => [id, version]));
}
