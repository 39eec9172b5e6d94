import { tasteProfileEndpoints } from '@plateful/contract/taste-profile.ts';
import { type Api, serve } from '#http/api.ts';
import { rememberShownVersions } from '#http/session.ts';
import { getProfile, isAsSent, saveProfile } from './taste-profile.service.ts';

export function tasteProfileRoutes(api: Api) {
  serve(api, tasteProfileEndpoints.get, async (ctx, _input, { request }) => {
    // Every page reads the profile, and most lead to recipes or a week.
    ctx.weekPlanner.wake();
    const answer = await getProfile(ctx);
    await rememberShownVersions(ctx, request, { shownProfile: answer.profile?.version ?? 0 });
    return answer;
  });
  serve(api, tasteProfileEndpoints.save, async (ctx, input, { request }) => {
    const answer = await saveProfile(ctx, input, request.session.shownProfile);
    // A client may retry a save whose response was lost; changes from elsewhere in the result may not have been seen
    // yet.
    if (isAsSent(input, answer.profile)) {
      await rememberShownVersions(ctx, request, { shownProfile: answer.profile.version });
    }
    return answer;
  });
}
