import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { hiddenRoute } from '../hidden-route.ts';
import type { StripeSandbox } from '../sandbox.ts';
import type { SandboxSettings } from '../types.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { clockPage, targetOf } from './clock-page.ts';
import type { Html } from './html.ts';
import { messagePage, stylePath } from './layout.ts';
import { portalNotices, portalPage } from './portal-page.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
type WithId = { Params: { id: string } };
type Pages = { scope: FastifyInstance; sandbox: StripeSandbox; settings: SandboxSettings };

/** Serves the pages below `/sandbox`. */
export async function servePages(pages: Pages): Promise<void> {
  await pages.scope.register(formbody);
  pages.scope.get(stylePath, hiddenRoute, (_request, reply) => reply.type('text/css').send(style));
  serveCheckout(pages);
  servePortal(pages);
  if (pages.settings.hasClockPage) serveClock(pages);
}

const payments = {
  works: { card: 'works' },
  declines: { card: 'declines' },
  once: { card: 'works', nextCard: 'declines' },
} as const;
const paymentForm = z.object({ card: z.enum(['works', 'declines', 'once']) });

function serveCheckout({ scope, sandbox, settings }: Pages): void {
  const show = async (reply: FastifyReply, id: string, error?: string) => {
    const view = await sandbox.viewCheckout(id);
    if (!view) return notFound(reply, 'This checkout does not exist');
    const isOpen = view.session.status === 'open';
    return send(reply, isOpen ? checkoutPage(settings, view, error) : closedCheckoutPage(settings, view));
  };
  scope.get<WithId>('/sandbox/checkout/:id', hiddenRoute, ({ params }, reply) => show(reply, params.id));
  scope.post<WithId>('/sandbox/checkout/:id', hiddenRoute, async ({ params: { id }, body }, reply) => {
    const form = paymentForm.safeParse(body);
    if (!form.success) return badForm(reply);
    const outcome = await sandbox.pay(id, payments[form.data.card]);
    if (outcome === 'declined') {
      return show(reply.status(422), id, 'Your card was declined. You can try another.');
    }
    const session = (await sandbox.viewCheckout(id))?.session;
    // Also for a double click.
    if (session?.status === 'complete') return reply.redirect(session.success_url ?? '/', 303);
    return show(reply, id);
  });
}

const portalForm = z.union([
  z.object({ act: z.literal('card'), card: z.enum(['works', 'declines']) }),
  z.object({ act: z.enum(['cancel', 'keep']) }),
  z.object({ act: z.literal('pay'), invoiceId: z.string() }),
]);

function servePortal({ scope, sandbox, settings }: Pages): void {
  const show = async (reply: FastifyReply, id: string, words: { notice?: string; error?: string } = {}) => {
    const view = await sandbox.viewPortal(id);
    return view ? send(reply, portalPage(settings, view, words)) : notFound(reply, 'This page has expired');
  };
  type Query = { Querystring: { done?: string } };
  scope.get<WithId & Query>('/sandbox/portal/:id', hiddenRoute, ({ params, query }, reply) => {
    const notice = portalNotices.get(String(query.done));
    return show(reply, params.id, notice ? { notice } : {});
  });
  scope.post<WithId>('/sandbox/portal/:id', hiddenRoute, async ({ params: { id }, body }, reply) => {
    const form = portalForm.safeParse(body);
    if (!form.success) return badForm(reply);
    const outcome = await sandbox.actInPortal(id, form.data);
    if (outcome === 'gone') return show(reply, id);
    if (outcome === 'done') {
      return reply.redirect(`/sandbox/portal/${encodeURIComponent(id)}?done=${form.data.act}`, 303);
    }
    const error = 'Your card was declined. Please choose another card first.';
    return show(reply.status(422), id, { error });
  });
}

const clockForm = z.object({ to: z.union([z.enum(['day', 'week', 'month', 'renewal']), z.iso.date()]) });

function serveClock({ scope, sandbox }: Pages): void {
  scope.get('/sandbox/clock', hiddenRoute, async (_request, reply) =>
    send(reply, clockPage(await sandbox.viewClock())),
  );
  scope.post('/sandbox/clock', hiddenRoute, async ({ body }, reply) => {
    const form = clockForm.safeParse(body);
    const view = await sandbox.viewClock();
    const to = form.success && targetOf(form.data.to, view);
    if (!to) {
      const error = 'Please choose a day ahead, within the next five years.';
      return send(reply.status(422), clockPage(view, error));
    }
    await sandbox.advance(to);
    return reply.redirect('/sandbox/clock', 303);
  });
}

function send(reply: FastifyReply, page: Html): FastifyReply {
  return reply.type('text/html').header('cache-control', 'no-store').send(page.toString());
}

function notFound(reply: FastifyReply, title: string): FastifyReply {
  const message = 'The address is incomplete, or the page has expired. Nothing was changed.';
  return send(reply.status(404), messagePage({ title, message, link: { href: '/', text: 'Continue' } }));
}

function badForm(reply: FastifyReply): FastifyReply {
  const message = 'This form could not be read. Please try again.';
  const link = { href: '/', text: 'Continue' };
  return send(reply.status(400), messagePage({ title: 'Something went wrong', message, link }));
}
