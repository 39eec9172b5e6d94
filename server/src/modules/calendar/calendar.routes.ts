import { calendarEndpoints } from '@plateful/contract/calendar.ts';
import { type Api, serve } from '#http/api.ts';
import { sendUnlessKnown } from '#http/conditional.ts';
import { getSubscription, rotateToken, setMealTimes } from './calendar.service.ts';
import { getFeed } from './feed.service.ts';

/** The address is the secret: no cache, no search engine and no site that a link leads to may keep it. */
const secretAddress = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
const unstored = { 'cache-control': 'no-store' };

export function calendarRoutes(api: Api) {
  serve(api, calendarEndpoints.setMealTimes, setMealTimes);
  serve(api, calendarEndpoints.subscription, (ctx, _input, { reply }) => {
    reply.headers(unstored);
    return getSubscription(ctx);
  });
  serve(api, calendarEndpoints.rotate, (ctx, _input, { reply }) => {
    reply.headers(unstored);
    return rotateToken(ctx);
  });
  serve(api, calendarEndpoints.feed, async (ctx, input, exchange) => {
    exchange.reply.headers(secretAddress);
    const feed = await getFeed(ctx, input);
    // A name of its own, so that a saved copy is not called after the token. Not `attachment`: iOS would not subscribe.
    exchange.reply.headers({ 'content-disposition': 'inline; filename="plateful.ics"' });
    return sendUnlessKnown(exchange, feed, 'text/calendar; charset=utf-8');
  });
}
