import type { Context } from '#context.ts';
import type { Api } from '#http/api.ts';

/** Far above the largest event; Stripe's have some ten thousand bytes. */
const largest = 262_144;

type Receive = (ctx: Context, delivery: { body: Buffer; signature: string | undefined }) => Promise<void>;

/** Receives Stripe's events as raw bytes, because the signature is over those. */
export function webhookRoutes({ server, context }: Api, path: string, receive: Receive): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, { schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receive({ ...context, log: request.log }, { body, signature: [signature].flat()[0] });
      return { received: true };
    });
  });
}
