import { atHomeEndpoints } from '@plateful/contract/at-home.ts';
import { type Api, serve } from '#http/api.ts';
import { listAtHome, removeHomeFood, setHomeFood } from './at-home.service.ts';

export function atHomeRoutes(api: Api) {
  serve(api, atHomeEndpoints.list, listAtHome);
  serve(api, atHomeEndpoints.say, setHomeFood);
  serve(api, atHomeEndpoints.forget, removeHomeFood);
}
