import { tasteProfileEndpoints } from '@plateful/contract/taste-profile.ts';
import { type Api, serve } from '#http/api.ts';
import { getProfile, saveProfile } from './taste-profile.service.ts';

export function tasteProfileRoutes(api: Api) {
  serve(api, tasteProfileEndpoints.get, getProfile);
  serve(api, tasteProfileEndpoints.save, saveProfile);
}
