import { recipeCardEndpoints } from '@plateful/contract/recipe-cards.ts';
import { type Api, serve } from '#http/api.ts';
import { getCards, listFavoriteCards, listOwnCards } from './recipe-cards.service.ts';

export function recipeCardRoutes(api: Api) {
  serve(api, recipeCardEndpoints.own, listOwnCards);
  serve(api, recipeCardEndpoints.favorites, listFavoriteCards);
  serve(api, recipeCardEndpoints.some, getCards);
}
