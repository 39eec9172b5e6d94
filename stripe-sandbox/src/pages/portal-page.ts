import type { Invoice } from '../objects/invoice.ts';
import { amountOf, intervalOf } from '../objects/price.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import type { PortalView } from '../portal.ts';
import type { SandboxSettings } from '../types.ts';
import { type Html, html } from './html.ts';
import { alert, dateText, facts, layout, money } from './layout.ts';

type Messages = { notice?: string | undefined; error?: string };

/** What to say after an action. */
export const portalNotices = new Map([
  ['card', 'The card for future payments was changed.'],
  ['cancel', 'Your plan will end with the current billing period.'],
  ['keep', 'Your plan continues.'],
  ['pay', 'The invoice was paid.'],
]);

export function portalPage(
  { business, product }: Pick<SandboxSettings, 'business' | 'product'>,
  { subscription, invoices, card, returnUrl }: PortalView,
  { notice, error }: Messages,
): Html {
  const content = html`${notice && html`<p class="notice" role="status">${notice}</p>`}
      ${alert(error)}
      ${section('plan', 'Plan', planOf(product.name, subscription))}
      ${section('card', 'Card for future payments', cardForm(card))}
      ${section('invoices', 'Invoices', invoiceList(invoices))}
      <p><a href="${returnUrl ?? '/'}">Back to ${business}</a></p>`;
  return layout('Billing', content);
}

function section(id: string, title: string, content: Html): Html {
  return html`<section aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}

const statusNames: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment is due',
  canceled: 'Ended',
};

function planOf(name: string, subscription: Subscription | null): Html {
  if (!subscription) return html`<p>There is no subscription.</p>`;
  const { status, cancel_at, ended_at } = subscription;
  const { price, current_period_end } = itemOf(subscription);
  const isOver = status === 'canceled';
  const label = isOver ? 'Ended' : cancel_at === null ? 'Renews' : 'Ends';
  const list = facts([
    [name, `${money(amountOf(price))} per ${intervalOf(price)}`],
    ['Status', statusNames[status] ?? status],
    [label, dateText((isOver ? ended_at : cancel_at) ?? current_period_end)],
  ]);
  const button = cancel_at === null ? action('cancel', 'Cancel plan') : action('keep', 'Keep plan');
  return html`${list}${!isOver && button}`;
}

function cardForm(card: PortalView['card']): Html {
  const option = (value: 'works' | 'declines', label: string) => html`<label>
          <input type="radio" name="card" value="${value}" required${card === value && html` checked`}> ${label}</label>`;
  return html`<form method="post">
          <input type="hidden" name="act" value="card">
          <fieldset><legend class="unseen">Card</legend>
          ${option('works', 'A card that works')}
          ${option('declines', 'A card that is declined')}
          </fieldset>
          <button>Save card</button>
        </form>`;
}

const invoiceStatusNames: Record<string, string> = { paid: 'Paid', open: 'Open' };

function invoiceList(invoices: Invoice[]): Html {
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  return html`<ul class="list">${invoices.map(
    ({ id, number, created, total, status, next_payment_attempt: next }) => html`<li>
          <div><strong>${number ?? id}</strong> ${invoiceStatusNames[status ?? ''] ?? status}
          <p class="hint">${dateText(created)}${next && `, tried again ${dateText(next)}`}</p></div>
          <strong>${money(total)}</strong>
          ${status === 'open' && action('pay', 'Pay now', id)}
        </li>`,
  )}</ul>`;
}

function action(name: string, label: string, invoiceId?: string): Html {
  return html`<form method="post"><input type="hidden" name="act" value="${name}">
          ${invoiceId && html`<input type="hidden" name="invoiceId" value="${invoiceId}">`}
          <button class="quiet">${label}</button></form>`;
}
