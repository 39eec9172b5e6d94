import type { CheckoutView } from '#adapters/payments/sandbox/payment-sandbox.ts';
import { errorLine, page } from '#http/page.ts';
import { backTo, dayOf, facts, money, sandboxMark, sandboxMessage } from '#http/payment-sandbox-parts.ts';

type CheckoutPage = CheckoutView & { error?: string | undefined };

/** Where somebody pays, or sees what it is like when a card is declined. */
export function checkoutPage(head: string, { session, email, price, error }: CheckoutPage): string {
  const interval = price.recurring?.interval ?? 'month';
  const amount = money(session.amount_total ?? 0);
  const content = `${sandboxMark}
      <h1>Plateful Plus</h1>
      <p class="sandbox-price"><strong>${amount}</strong> per ${interval}</p>
      ${facts([
        ['Plan', interval === 'year' ? 'Plus, paid yearly' : 'Plus, paid monthly'],
        ['E-mail', email ?? 'None'],
        ['Renews', `Every ${interval}, until you cancel`],
        ['Due today', amount],
      ])}
      ${errorLine(error)}
      <form method="post" class="sandbox-pay">
        <button type="submit" name="card" value="works">Pay ${amount}</button>
        <button type="submit" name="card" value="declines" class="sign-in-quiet">Pay with a card that is declined</button>
        <button type="submit" name="card" value="once" class="sign-in-quiet">Pay now, and let the next renewal fail</button>
      </form>
      <p class="sign-in-hint">No card is asked for. This page can be paid until ${dayOf(session.expires_at, true)}, by the <a href="/sandbox/clock">sandbox’s clock</a>.</p>
      ${backTo(session.cancel_url)}`;
  return page({ head, title: 'Pay for Plateful Plus', content });
}

/** What is left of a checkout that was paid or has expired. */
export function overPage(head: string, session: CheckoutView['session']): string {
  if (session.status === 'complete') {
    return sandboxMessage(head, {
      title: 'This is paid already',
      message: 'Your Plus subscription has begun. Nothing more is to do here.',
      link: { href: session.success_url ?? '/', text: 'Go to Plateful' },
    });
  }
  return sandboxMessage(head, {
    title: 'This checkout has expired',
    message: 'Nothing was paid. You can choose a plan again whenever you like.',
    link: { href: session.cancel_url ?? '/', text: 'Back to Plateful' },
  });
}
