import { escapeHtml, page } from '#http/page.ts';

/** On every page of the sandbox, so that nobody mistakes it for a payment. */
export const sandboxMark = '<p class="sandbox-mark">Sandbox: no money moves</p>';

/** A way back to where somebody came from. */
export function backTo(address: string | null): string {
  return `<p class="sign-in-switch sandbox-back"><a href="${escapeHtml(address ?? '/')}">Back to Plateful</a></p>`;
}

type Message = { title: string; message: string; link: { href: string; text: string } };

/** A page that says one thing and where to go from there. */
export function sandboxMessage(head: string, { title, message, link }: Message): string {
  const content = `${sandboxMark}
      <h1>${title}</h1>
      <p class="sign-in-lead">${escapeHtml(message)}</p>
      <p><a class="sign-in-button" href="${escapeHtml(link.href)}">${link.text}</a></p>`;
  return page({ head, title, content });
}

/** Names and what they are, one pair a line. */
export function facts(pairs: [name: string, value: string][]): string {
  const lines = pairs.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl class="sandbox-facts">${lines.join('')}</dl>`;
}

export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** A day of unix seconds, in UTC as all of the sandbox's dates. */
export function dayOf(seconds: number, withTime = false): string {
  const moment = new Date(seconds * 1000);
  const day = moment.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
  return withTime ? `${day}, ${moment.toISOString().slice(11, 16)} UTC` : day;
}
