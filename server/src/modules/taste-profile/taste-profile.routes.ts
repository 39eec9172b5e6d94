import { tasteProfileEndpoints } from '@plateful/contract/taste-profile.ts';
import { type Api, serve } from '#http/api.ts';
import { noteShown } from '#http/session.ts';
import { getProfile, isAsSent, saveProfile } from './taste-profile.service.ts';

export function tasteProfileRoutes(api: Api) {
  serve(api, tasteProfileEndpoints.get, async (ctx, _input, { request }) => {
    const answer = await getProfile(ctx);
    await noteShown(ctx, request, { shownProfile: answer.profile?.version ?? 0 });
    return answer;
  });
  serve(api, tasteProfileEndpoints.save, async (ctx, input, { request }) => {
    const answer = await saveProfile(ctx, input, request.session.shownProfile);
    // An answer can get lost, and the same save be sent again: what is in it from elsewhere may not have been seen.
    if (isAsSent(input, answer.profile)) {
      await noteShown(ctx, request, { shownProfile: answer.profile.version });
    }
    return answer;
  });
}
