import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

const token = 'a token for the metrics';
const server = await startTestServer({ env: { METRICS_TOKEN: token } });
const dashboard: Dashboard = JSON.parse(
  await readFile(new URL('../../../ops/grafana-dashboard.json', import.meta.url), 'utf8'),
);

/** What Prometheus adds to each target by itself. */
const ofPrometheus = new Set(['up']);

test('the dashboard shows only metrics that the server exports', async () => {
  const authorization = `Bearer ${token}`;
  const { text } = await server.visitor().send('GET', '/metrics', undefined, { authorization });
  const kinds = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name!, kind!]));
  const exported = (name: string) =>
    kinds.has(name) || kinds.get(name.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram';
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const shown = new Set(
    expressions.flatMap((expr) => [...expr.matchAll(/(\w+)\{/g)].map(([, name]) => name!)),
  );
  expect(expressions.length).toBeGreaterThan(20);
  expect([...shown].filter((name) => !ofPrometheus.has(name) && !exported(name))).toEqual([]);
});

test('the dashboard filters and groups by labels that there are', () => {
  const labels = [
    'job',
    'instance',
    'le',
    'method',
    'route',
    'status',
    'outcome',
    'kind',
    'origin',
    'version',
  ];
  const text = JSON.stringify(dashboard.panels);
  const grouped = [...text.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, names]) => names!.split(', '));
  const filtered = [...text.matchAll(/(\w+)=~?\\"/g)].map(([, name]) => name!);
  expect([...new Set([...grouped, ...filtered])].filter((name) => !labels.includes(name))).toEqual([]);
});
