import { type Html, html } from './html.ts';

export const stylePath = '/sandbox/style.css';

/** Every page states that no real payment is made. */
export function layout(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} &middot; Sandbox</title>
    <link rel="stylesheet" href="${stylePath}">
  </head>
  <body>
    <main>
      <p class="mark">Sandbox: no money moves</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

type Message = { title: string; message: string; link: { href: string; text: string } };

export function messagePage({ title, message, link }: Message): Html {
  return layout(title, html`<p>${message}</p><p><a class="button" href="${link.href}">${link.text}</a></p>`);
}

export function alert(message: string | undefined): Html | undefined {
  return message ? html`<p class="error" role="alert" id="error">${message}</p>` : undefined;
}

/** A list of names and values. */
export function facts(pairs: [name: string, value: string][]): Html {
  return html`<dl>${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** In UTC, as all dates of the sandbox. */
export function dateText(seconds: number, withTime = false): string {
  const moment = new Date(seconds * 1000);
  const day = moment.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
  return withTime ? `${day}, ${moment.toISOString().slice(11, 16)} UTC` : day;
}
