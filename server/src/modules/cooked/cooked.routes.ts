import { cookedEndpoints } from '@plateful/contract/cooked.ts';
import { type Api, serve } from '#http/api.ts';
import { addCooked, listCooked, removeCooked, updateCookedDish } from './cooked.service.ts';
import { getNotes, saveNotes } from './recipe-notes.service.ts';

export function cookedRoutes(api: Api) {
  serve(api, cookedEndpoints.getNotes, getNotes);
  serve(api, cookedEndpoints.saveNotes, saveNotes);
  serve(api, cookedEndpoints.list, listCooked);
  serve(api, cookedEndpoints.add, addCooked);
  serve(api, cookedEndpoints.update, updateCookedDish);
  serve(api, cookedEndpoints.remove, removeCooked);
}
