import formbody from '@fastify/formbody';
import { checkoutForm } from '@plateful/contract/billing.ts';
import type { PlanSlug } from '@plateful/contract/limits.ts';
import { id } from '@plateful/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { VisitorContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { readForm } from '#http/account-forms.ts';
import type { Api } from '#http/api.ts';
import { answerErrorsWithPages } from '#http/page-errors.ts';
import { limitPerAddress } from '#http/per-address.ts';

/** Each says where the browser goes next. */
export type CheckoutSteps = {
  begin(ctx: VisitorContext, wish: { planSlug: PlanSlug }): Promise<string>;
  resume(ctx: VisitorContext, at: { intentId: string }): Promise<string>;
  finish(ctx: VisitorContext, at: { sessionId: string }): Promise<string>;
  abandon(ctx: VisitorContext, at: { intentId: string }): Promise<string>;
  back(ctx: VisitorContext): Promise<string>;
};

type Paths = { [step in keyof CheckoutSteps]: string };

const intentQuery = z.object({ intent: id });
const sessionQuery = z.object({ session_id: z.string().regex(/^cs_\w{1,200}$/) });

/** The browser's way through a checkout and back from the portal: plain forms and redirects, so that it works without JavaScript. */
export function checkoutRoutes(
  { server, context }: Api,
  paths: Paths,
  steps: CheckoutSteps,
  head: string,
): void {
  const hidden = { schema: { hide: true } };

  server.register(async (scope) => {
    await scope.register(formbody);
    answerErrorsWithPages(scope, head);

    scope.post(paths.begin, hidden, async (request, reply) => {
      const wish = read(checkoutForm, request.body);
      await limitPerAddress(context, request, 'checkout');
      return goTo(reply, await steps.begin(contextOf(request), wish));
    });
    scope.get(paths.resume, hidden, async (request, reply) => {
      const { intent } = read(intentQuery, request.query);
      return goTo(reply, await steps.resume(contextOf(request), { intentId: intent }));
    });
    scope.get(paths.finish, hidden, async (request, reply) => {
      const { session_id: sessionId } = read(sessionQuery, request.query);
      await limitPerAddress(context, request, 'checkout done');
      return goTo(reply, await steps.finish(contextOf(request), { sessionId }));
    });
    scope.get(paths.abandon, hidden, async (request, reply) => {
      const { intent } = read(intentQuery, request.query);
      return goTo(reply, await steps.abandon(contextOf(request), { intentId: intent }));
    });
    scope.get(paths.back, hidden, async (request, reply) =>
      goTo(reply, await steps.back(contextOf(request))),
    );
  });

  function contextOf(request: FastifyRequest): VisitorContext {
    return { ...context, log: request.log, user: request.user };
  }
}

function read<T>(schema: z.ZodType<T>, from: unknown): T {
  const form = readForm(schema, from);
  if ('error' in form) throw new AppError('invalid_input', form.error);
  return form.values;
}

function goTo(reply: FastifyReply, target: string): FastifyReply {
  return reply.redirect(target, 303);
}
