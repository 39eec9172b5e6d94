import { refusedDishEndpoints } from '@plateful/contract/week.ts';
import { type Api, serve } from '#http/api.ts';
import { allowAgain, listRefused, refuseDish } from './refused-dishes.service.ts';

export function refusedDishRoutes(api: Api) {
  serve(api, refusedDishEndpoints.list, listRefused);
  serve(api, refusedDishEndpoints.add, refuseDish);
  serve(api, refusedDishEndpoints.remove, allowAgain);
}
