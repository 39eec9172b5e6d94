import type { ClockView } from '../sandbox.ts';
import { type Html, html } from './html.ts';
import { alert, dateText, layout } from './layout.ts';

const DAY_MS = 86_400_000;
/** Maximum step of the clock. */
const maxYears = 5;

/** The time selected in the form; undefined if it is not in the future, or too far. */
export function targetOf(step: string, { now, nextRenewal }: ClockView): Date | undefined {
  const target = {
    day: new Date(now.getTime() + DAY_MS),
    week: new Date(now.getTime() + 7 * DAY_MS),
    month: monthLater(now),
    renewal: nextRenewal ?? undefined,
  };
  const to = step in target ? target[step as keyof typeof target] : new Date(`${step}T12:00:00Z`);
  return to && to > now && to <= yearsLater(now) ? to : undefined;
}

/** Uses the last day of a shorter month. */
function monthLater(now: Date): Date {
  const to = new Date(now);
  to.setUTCMonth(to.getUTCMonth() + 1);
  if (to.getUTCDate() < now.getUTCDate()) to.setUTCDate(0);
  return to;
}

function yearsLater(now: Date): Date {
  const to = new Date(now);
  to.setUTCFullYear(to.getUTCFullYear() + maxYears);
  return to;
}

export function clockPage({ now, ahead, nextRenewal, events }: ClockView, error?: string): Html {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const last = yearsLater(now).toISOString().slice(0, 10);
  const content = html`<p><strong class="price">${dateText(now.getTime() / 1000, true)}</strong></p>
      <p>${aheadText(ahead)} Renewals, failed payments and the ends of plans happen by this clock. It only goes forward.</p>
      ${alert(error)}
      <form method="post" class="steps">
        <button name="to" value="day" class="quiet">A day</button>
        <button name="to" value="week" class="quiet">A week</button>
        <button name="to" value="month" class="quiet">A month</button>
        ${nextRenewal && html`<button name="to" value="renewal">To the next renewal, ${dateText(nextRenewal.getTime() / 1000)}</button>`}
      </form>
      <form method="post">
        <label for="to">To a date</label>
        <input id="to" name="to" type="date" min="${tomorrow}" max="${last}" required${error && html` aria-describedby="error"`}>
        <button class="quiet">Go there</button>
      </form>
      <section aria-labelledby="events-title"><h2 id="events-title">Events</h2>${eventList(events)}</section>`;
  return layout('Clock of the sandbox', content);
}

function aheadText(seconds: number): string {
  const days = Math.round(seconds / 86_400);
  if (seconds === 0) return 'It shows the real time.';
  return `It is ${days === 1 ? 'a day' : `${days} days`} ahead of the real time.`;
}

function eventList(events: ClockView['events']): Html {
  if (events.length === 0) return html`<p>None yet. They begin with the first checkout.</p>`;
  return html`<ul class="list">${events.map(
    ({ type, createdAt, customerId }) => html`<li><div><strong>${type}</strong>
          <p class="hint">${dateText(createdAt.getTime() / 1000, true)} ${customerId}</p></div></li>`,
  )}</ul>`;
}
