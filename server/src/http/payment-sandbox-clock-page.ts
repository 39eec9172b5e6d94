import type { ClockView } from '#adapters/payments/sandbox/payment-sandbox.ts';
import { errorLine, escapeHtml, page } from '#http/page.ts';
import { dayOf, sandboxMark } from '#http/payment-sandbox-parts.ts';

const DAY_MS = 86_400_000;
/** Renewals of so long are made in a moment. */
const farthestYears = 5;

type Step = 'day' | 'week' | 'month' | 'renewal';

/** The moment that a form means; undefined for one that is not ahead, or too far. */
export function movedTo(step: Step | (string & {}), { now, nextRenewal }: ClockView): Date | undefined {
  const to = target(step, now, nextRenewal);
  const isAhead = to !== undefined && to > now && to <= yearsLater(now);
  return isAhead ? to : undefined;
}

function target(step: string, now: Date, nextRenewal: Date | null): Date | undefined {
  switch (step) {
    case 'day':
      return new Date(now.getTime() + DAY_MS);
    case 'week':
      return new Date(now.getTime() + 7 * DAY_MS);
    case 'month':
      return monthLater(now);
    case 'renewal':
      return nextRenewal ?? undefined;
    default:
      return new Date(`${step}T12:00:00Z`);
  }
}

/** The last of a month that has no such day. */
function monthLater(now: Date): Date {
  const to = new Date(now);
  to.setUTCMonth(to.getUTCMonth() + 1);
  if (to.getUTCDate() < now.getUTCDate()) to.setUTCDate(0);
  return to;
}

function yearsLater(now: Date): Date {
  const to = new Date(now);
  to.setUTCFullYear(to.getUTCFullYear() + farthestYears);
  return to;
}

/** Where the sandbox's time is moved forward, and what happened in it. */
export function clockPage(head: string, view: ClockView & { error?: string | undefined }): string {
  const { now, ahead, nextRenewal, error } = view;
  const renewal = nextRenewal && nextRenewal > now ? dayOf(nextRenewal.getTime() / 1000) : undefined;
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const last = yearsLater(now).toISOString().slice(0, 10);
  const content = `${sandboxMark}
      <h1>Clock of the sandbox</h1>
      <p class="sandbox-price"><strong>${dayOf(now.getTime() / 1000, true)}</strong></p>
      <p class="sign-in-lead">${aheadWords(ahead)} Renewals, failed payments and the ends of plans happen by this clock. It only goes forward: what has happened in between was paid and told of, and cannot be taken back.</p>
      ${errorLine(error)}
      <form method="post" class="sandbox-steps">
        <button type="submit" name="to" value="day" class="sign-in-quiet">A day</button>
        <button type="submit" name="to" value="week" class="sign-in-quiet">A week</button>
        <button type="submit" name="to" value="month" class="sign-in-quiet">A month</button>
        ${renewal ? `<button type="submit" name="to" value="renewal">To the next renewal, ${renewal}</button>` : ''}
      </form>
      <form method="post" class="sandbox-date">
        <div class="sign-in-field"><label for="to">To a date</label>
        <input id="to" name="to" type="date" min="${tomorrow}" max="${last}" required${error ? ' aria-describedby="error"' : ''}></div>
        <button type="submit" class="sign-in-quiet">Go there</button>
      </form>
      <section aria-labelledby="history-title"><h2 id="history-title">What happened</h2>
        ${historyOf(view)}
      </section>`;
  return page({ head, title: 'Clock of the sandbox', content, isWide: true });
}

function aheadWords(seconds: number): string {
  const days = Math.round(seconds / 86_400);
  if (seconds === 0) return 'It shows the real time.';
  return `It is ${days === 1 ? 'a day' : `${days} days`} ahead of the real time.`;
}

function historyOf({ events }: ClockView): string {
  if (events.length === 0) return '<p>Nothing yet. It begins with the first checkout.</p>';
  const items = events.map(
    ({ createdAt, customerId, type }) => `<li>
          <p>${escapeHtml(type)}</p>
          <p class="sign-in-hint">${dayOf(createdAt.getTime() / 1000, true)} ${escapeHtml(customerId ?? '')}</p>
        </li>`,
  );
  return `<ol class="sandbox-history">${items.join('')}</ol>`;
}
