import { priceEndpoints } from '@plateful/contract/prices.ts';
import { type Api, serve } from '#http/api.ts';
import { getListCost, getRecipeCost, getWeekCost } from './costs.service.ts';
import { listPrices } from './prices.service.ts';
import { getSpending } from './spending.service.ts';

export function priceRoutes(api: Api) {
  serve(api, priceEndpoints.list, listPrices);
  serve(api, priceEndpoints.spending, getSpending);
  serve(api, priceEndpoints.recipe, getRecipeCost);
  serve(api, priceEndpoints.week, getWeekCost);
  serve(api, priceEndpoints.shoppingList, getListCost);
}
