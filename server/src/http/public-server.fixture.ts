import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { startTestServer } from '#testing/test-server.ts';

export const origin = 'https://plateful.example';
export const puttanesca = sampleRecipes.find(({ title }) => title === 'Spaghetti puttanesca')!;

/** A server at a public address, and its pages as a browser without scripts gets them. */
export async function startPublicServer() {
  const server = await startTestServer({
    env: { ORIGIN: origin, EXTRA_ORIGINS: 'https://plateful.test,https://plateful.invalid' },
  });
  const { config } = server.context;

  function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${config.port}${path}`, { headers, redirect: 'manual' });
  }

  async function page(path: string, headers: Record<string, string> = {}) {
    const response = await get(path, headers);
    const html = await response.text();
    const meta = (name: string) =>
      unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
    return {
      response,
      html,
      meta,
      title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      body: unescapeHtml(html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-state"'))) ?? '',
      data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
        JSON.parse(json!),
      ),
      state: JSON.parse(
        /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
      ),
    };
  }

  return { ...server.context, get, page };
}

function unescapeHtml(text: string | undefined): string | undefined {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text?.replace(/&(?:#(x?)([0-9a-f]+)|([a-z]+));/gi, (_, hex, code, name) =>
    name ? names[name]! : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
}
