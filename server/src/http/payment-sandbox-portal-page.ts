import type { PortalView } from '#adapters/payments/sandbox/portal.ts';
import { errorLine, escapeHtml, noticeLine, page } from '#http/page.ts';
import { backTo, dayOf, facts, money, sandboxMark } from '#http/payment-sandbox-parts.ts';

type PortalPage = PortalView & { notice?: string | undefined; error?: string };

/** What was done, by the name of the form that did it. */
export const portalNotices = new Map([
  ['card', 'The card for the next payments was changed.'],
  ['cancel', 'Your plan will end with the period that is paid for.'],
  ['keep', 'Your plan goes on.'],
  ['pay', 'The invoice is paid.'],
]);

/** Where somebody sees invoices, changes the card and cancels. */
export function portalPage(head: string, view: PortalPage): string {
  const { subscription, invoices, card, returnUrl, notice, error } = view;
  const content = `${sandboxMark}
      <h1>Billing</h1>
      ${noticeLine(notice)}
      ${errorLine(error)}
      ${section('plan', 'Plan', planOf(subscription))}
      ${section('card', 'Card for the next payments', cardForm(card))}
      ${section('invoices', 'Invoices', invoiceList(invoices))}
      ${backTo(returnUrl)}`;
  return page({ head, title: 'Billing', content, isWide: true });
}

function planOf(subscription: PortalView['subscription']): string {
  const item = subscription?.items.data[0];
  if (!subscription || !item) return '<p>There is no subscription.</p>';
  const { price, current_period_end } = item;
  const isEnding = subscription.cancel_at !== null;
  const isOver = subscription.status === 'canceled';
  const interval = price.recurring?.interval ?? 'month';
  const list = facts([
    ['Plateful Plus', `${money(price.unit_amount ?? 0)} per ${interval}`],
    ['Status', statusWords[subscription.status] ?? subscription.status],
    isOver
      ? ['Ended', dayOf(subscription.ended_at ?? current_period_end)]
      : [isEnding ? 'Ends' : 'Renews', dayOf(isEnding ? subscription.cancel_at! : current_period_end)],
  ]);
  if (isOver) return list;
  const form = isEnding ? act('keep', 'Keep plan') : act('cancel', 'Cancel plan');
  return list + form;
}

const statusWords: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment is due',
  canceled: 'Ended',
};

function cardForm(card: PortalView['card']): string {
  const option = (value: 'works' | 'declines', words: string) => `<label class="sign-in-check">
          <input type="radio" name="card" value="${value}" required${card === value ? ' checked' : ''}> ${words}</label>`;
  return `<form method="post">
          <input type="hidden" name="act" value="card">
          <fieldset class="sandbox-choice"><legend class="sign-in-unseen">Card</legend>
          ${option('works', 'A card that works')}
          ${option('declines', 'A card that is declined')}
          </fieldset>
          <button type="submit">Save card</button>
        </form>`;
}

function invoiceList(invoices: PortalView['invoices']): string {
  if (invoices.length === 0) return '<p>No invoices yet.</p>';
  const rows = invoices.map(
    ({ id, number, created, total, status, next_payment_attempt }) => `<li>
          <div><strong>${escapeHtml(number ?? id)}</strong> <span class="sign-in-tag">${invoiceWords[status ?? ''] ?? status}</span>
          <p class="sign-in-hint">${dayOf(created)}${next_payment_attempt ? `, tried again ${dayOf(next_payment_attempt)}` : ''}</p></div>
          <span class="sandbox-amount">${money(total)}</span>
          ${status === 'open' ? act('pay', 'Pay now', { name: 'invoiceId', value: id }) : ''}
        </li>`,
  );
  return `<ul class="sign-in-list">${rows.join('')}</ul>`;
}

const invoiceWords: Record<string, string> = { paid: 'Paid', open: 'Open', draft: 'Draft', void: 'Void' };

function act(name: string, words: string, more?: { name: string; value: string }): string {
  const extra = more && `<input type="hidden" name="${more.name}" value="${escapeHtml(more.value)}">`;
  return `<form method="post"><input type="hidden" name="act" value="${name}">${extra ?? ''}
          <button type="submit" class="sign-in-quiet">${words}</button></form>`;
}

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
        ${content}
      </section>`;
}
