import { collectionEndpoints } from '@plateful/contract/collections.ts';
import { type Api, serve } from '#http/api.ts';
import {
  addToCollection,
  changeCollection,
  createCollection,
  listCollections,
  removeCollection,
  removeFromCollection,
} from './collections.service.ts';

export function collectionRoutes(api: Api) {
  serve(api, collectionEndpoints.list, listCollections);
  serve(api, collectionEndpoints.create, createCollection);
  serve(api, collectionEndpoints.update, changeCollection);
  serve(api, collectionEndpoints.remove, removeCollection);
  serve(api, collectionEndpoints.addRecipe, addToCollection);
  serve(api, collectionEndpoints.removeRecipe, removeFromCollection);
}
