import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import {
  benchmarkIndexOf,
  categories,
  measureBarePage,
  measurePage,
  phoneSlowdown,
  type Report,
} from './lighthouse.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';

function line(name: string, reports: Report[], base: Report[]): string {
  const scores = categories.map((category) =>
    String(Math.round(medianOf(reports, (report) => report.categories[category].score) * 100)).padStart(3),
  );
  const value = (audit: string, of = reports) => medianOf(of, (report) => report.audits[audit]?.numericValue);
  const paint = value('largest-contentful-paint');
  const ratio = paint / value('largest-contentful-paint', base);
  const shift = value('cumulative-layout-shift').toFixed(3);
  const blocked = Math.round(value('total-blocking-time'));
  const sent = Math.round(medianOf(reports, bytesBeforeReading));
  return `${name.padEnd(8)} ${scores.join(' ')}   LCP ${(paint / 1000).toFixed(2)} s (${ratio.toFixed(1)} ×)  CLS ${shift}  TBT ${blocked} ms  ${sent} kB`;
}

/** Kilobytes loaded before the text was painted. */
function bytesBeforeReading({ audits }: Report): number {
  const [observed] = audits.metrics?.details?.items ?? [];
  const sent = audits['network-requests']?.details?.items ?? [];
  return sent
    .filter(({ networkEndTime = 0 }) => networkEndTime <= (observed?.observedFirstContentfulPaint ?? 0))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
}

function medianOf(reports: Report[], figure: (report: Report) => number | null | undefined): number {
  return median(reports.map((report) => figure(report) ?? 0));
}

const product = await startProduct();
const pages = { home: '/', recipe: `/recipe/${sampleRecipes[0]!.id}`, recipes: '/recipes', FAQ: '/faq' };
const base = await measureBarePage();
const index = benchmarkIndexOf(base);
/** The first argument sets another. */
const slowdown = Number(process.argv[2] ?? phoneSlowdown(index));
console.log(
  `Lighthouse, mobile, ${slowdown} × slower than this machine (BenchmarkIndex ${index}), medians of ${base.length}: performance, accessibility, best practices, SEO; LCP beside a bare page of the same run; sent before the text`,
);
console.log(line('bare', base, base));
for (const [name, path] of Object.entries(pages)) {
  console.log(line(name, await measurePage(product.origin + path, slowdown), base));
}
await product.stop();
