import { pagePaths } from '@plateful/contract/pages.ts';

/** What the server's own pages are made of. Plain forms: they work without JavaScript, in the look of the web client. */

const product = 'Plateful';

const legalLinks = [
  [pagePaths.privacyPolicy, 'Privacy Policy'],
  [pagePaths.terms, 'Terms of Service'],
  [pagePaths.legalNotice, 'Legal Notice'],
].map(([path, name]) => `<a href="${path}">${name}</a>`);

type Page = {
  /** The style sheets of the web client. */
  head: string;
  title: string;
  content: string;
  /** Lists need more room than forms. */
  isWide?: boolean;
  /** Adds what only scripts can do: passkeys. */
  hasScript?: boolean;
};

export function page({ head, title, content, isWide, hasScript }: Page): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · ${product}</title>
    ${head}
    <link rel="stylesheet" href="/sign-in.css">
    ${hasScript ? '<script src="/passkeys.js" defer></script>' : ''}
  </head>
  <body class="sign-in">
    <header><a href="/">${product}</a></header>
    <main${isWide ? ' class="sign-in-wide"' : ''}>${content}</main>
    <footer>${legalLinks.join(' ')}</footer>
  </body>
</html>`;
}

export type Field = {
  name: string;
  label: string;
  /** When the page has several fields of that name. */
  id?: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  /** The id of the error that says why. */
  error?: string | undefined;
  bounds?: { min: number; max: number } | undefined;
};

export function field(settings: Field): string {
  const {
    name,
    label,
    id = name,
    type = 'text',
    autocomplete,
    value,
    hint,
    optional,
    error,
    bounds,
  } = settings;
  const describedBy = [hint && `${id}-hint`, error].filter(Boolean).join(' ');
  const attributes = [
    `id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    optional ? 'maxlength="100"' : 'required',
    bounds ? `minlength="${bounds.min}" maxlength="${bounds.max}"` : '',
    value ? `value="${escapeHtml(value)}"` : '',
    error ? 'aria-invalid="true"' : '',
    describedBy ? `aria-describedby="${describedBy}"` : '',
  ];
  return `<div class="sign-in-field"><label for="${id}">${label}${optional ? ' <span>(optional)</span>' : ''}</label>
        <input ${attributes.filter(Boolean).join(' ')}>
        ${hint ? `<p class="sign-in-hint" id="${id}-hint">${hint}</p>` : ''}</div>`;
}

export function errorLine(message: string | undefined, id = 'error'): string {
  return message ? `<p class="sign-in-error" role="alert" id="${id}">${escapeHtml(message)}</p>` : '';
}

export function noticeLine(message: string | undefined): string {
  return message ? `<p class="sign-in-notice" role="status">${escapeHtml(message)}</p>` : '';
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page that says one thing and where to go from there. */
export function messagePage(
  head: string,
  { title, message, link }: { title: string; message: string; link?: { href: string; text: string } },
): string {
  return page({
    head,
    title,
    content: `<h1>${title}</h1>
      <p class="sign-in-lead">${escapeHtml(message)}</p>
      ${link ? `<p><a class="sign-in-button" href="${link.href}">${link.text}</a></p>` : ''}`,
  });
}
