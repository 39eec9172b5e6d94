import { calendarEndpoints } from '@plateful/contract/calendar.ts';
import { type Api, serve } from '#http/api.ts';
import { sendWithEtag } from '#http/conditional.ts';
import { getSubscription, rotateToken, setMealTimes } from './calendar.service.ts';
import { getFeed } from './feed.service.ts';

/** The URL contains the secret: it must not be indexed or sent as a referrer. */
const secretAddress = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

export function calendarRoutes(api: Api) {
  serve(api, calendarEndpoints.setMealTimes, setMealTimes);
  serve(api, calendarEndpoints.subscription, getSubscription);
  serve(api, calendarEndpoints.rotate, rotateToken);
  serve(api, calendarEndpoints.feed, async (ctx, input, exchange) => {
    exchange.reply.headers(secretAddress);
    const feed = await getFeed(ctx, input);
    exchange.reply.headers({
      // Calendars revalidate with the ETag.
      'cache-control': 'private, no-cache',
      // With a file name, because otherwise a saved copy would be named after the token. Not `attachment`: iOS would
      // not subscribe.
      'content-disposition': 'inline; filename="plateful.ics"',
    });
    return sendWithEtag(exchange, feed, 'text/calendar; charset=utf-8');
  });
}
