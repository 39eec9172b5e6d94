import { intervalOf } from '../objects/price.ts';
import type { CheckoutView } from '../sandbox.ts';
import type { SandboxSettings } from '../types.ts';
import { type Html, html } from './html.ts';
import { alert, dateText, facts, layout, messagePage, money } from './layout.ts';

type Names = Pick<SandboxSettings, 'business' | 'product'>;
type Shown = Names & Pick<SandboxSettings, 'hasClockPage'>;

export function checkoutPage(
  { business, product, hasClockPage }: Shown,
  { session, email, price }: CheckoutView,
  error?: string,
): Html {
  const interval = intervalOf(price);
  const amount = money(session.amount_total ?? 0);
  const content = html`<p><strong class="price">${amount}</strong> per ${interval}</p>
      ${facts([
        ['Email', email ?? 'None'],
        ['Renews', `Every ${interval}, until you cancel`],
        ['Due today', amount],
      ])}
      ${alert(error)}
      <form method="post">
        <button name="card" value="works">Pay ${amount}</button>
        <button name="card" value="declines" class="quiet">Pay with a card that is declined</button>
        <button name="card" value="once" class="quiet">Pay now, and let the next renewal fail</button>
      </form>
      <p class="hint">No card details are needed. This page can be paid until ${dateText(session.expires_at, true)}, by the ${hasClockPage ? html`<a href="/sandbox/clock">sandbox&rsquo;s clock</a>` : 'sandbox’s clock'}.</p>
      <p><a href="${session.cancel_url ?? '/'}">Back to ${business}</a></p>`;
  return layout(product.name, content);
}

/** A checkout that is paid or has expired. */
export function closedCheckoutPage({ business }: Names, { session }: CheckoutView): Html {
  if (session.status === 'complete') {
    return messagePage({
      title: 'This checkout has already been paid',
      message: 'Your subscription has started. There is nothing left to do here.',
      link: { href: session.success_url ?? '/', text: `Go to ${business}` },
    });
  }
  return messagePage({
    title: 'This checkout has expired',
    message: 'Nothing was paid. You can choose a plan again whenever you like.',
    link: { href: session.cancel_url ?? '/', text: `Back to ${business}` },
  });
}
