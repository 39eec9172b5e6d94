import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '#ports/log.ts';

type Settings = { endpoint: string; version: string; log: Log };

/** Part of the 9 s for shutdown. */
const maxFlushMs = 1000;

/**
 * Exports spans to an OpenTelemetry collector; call the result to stop. The exporter reads the other OTEL_ variables
 * itself.
 */
export function startTracing({ endpoint, version, log }: Settings): () => Promise<void> {
  const quiet = () => undefined;
  const error = (reason: string) => log.warn({ reason }, 'sending traces failed');
  diag.setLogger(
    { error, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const collector = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const exporter = {
    export: (spans: ReadableSpan[], done: Parameters<typeof collector.export>[1]) =>
      collector.export(spans.map(withoutPersonalData), done),
    forceFlush: () => collector.forceFlush(),
    shutdown: () => collector.shutdown(),
  };
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'plateful', 'service.version': version }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  // Statements contain placeholders; their parameters are never part of a span.
  const queries = new PgInstrumentation({ requireParentSpan: true });
  queries.setTracerProvider(provider);
  createRequire(import.meta.url)('pg'); // the instrumentation changes it as it is required
  return async () => {
    await Promise.race([provider.shutdown(), sleep(maxFlushMs)]).catch(quiet);
    for (const part of [queries, trace, context, propagation, diag]) part.disable();
  };
}

/** Error messages may contain user input. */
function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  return Object.create(span, { status: { value: { code: span.status.code } }, events: { value: [] } });
}
