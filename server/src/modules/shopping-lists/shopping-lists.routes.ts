import { shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import { type Api, serve } from '#http/api.ts';
import { generateList, getLists, removeList, updateItems } from './shopping-lists.service.ts';

export function shoppingListRoutes(api: Api) {
  serve(api, shoppingListEndpoints.list, getLists);
  serve(api, shoppingListEndpoints.generate, generateList);
  serve(api, shoppingListEndpoints.update, updateItems);
  serve(api, shoppingListEndpoints.remove, removeList);
}
