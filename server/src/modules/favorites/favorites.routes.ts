import { favoriteEndpoints } from '@plateful/contract/favorites.ts';
import { type Api, serve } from '#http/api.ts';
import { addFavorite, listFavorites, listFavoritesAmong, removeFavorite } from './favorites.service.ts';

export function favoriteRoutes(api: Api) {
  serve(api, favoriteEndpoints.list, listFavorites);
  serve(api, favoriteEndpoints.among, listFavoritesAmong);
  serve(api, favoriteEndpoints.add, addFavorite);
  serve(api, favoriteEndpoints.remove, removeFavorite);
}
