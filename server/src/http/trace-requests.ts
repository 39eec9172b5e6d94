import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Creates a span for each request, named by its route pattern: URLs and headers may identify a person. */
export function traceRequests(server: FastifyInstance): void {
  const tracer = trace.getTracer('plateful');
  const contexts = new WeakMap<FastifyRequest, ReturnType<typeof context.active>>();
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const caller = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      caller,
    );
    const inSpan = trace.setSpan(caller, span);
    contexts.set(request, inSpan);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(inSpan, done);
  });
  // Bodies are read from the socket, outside of the request's async context.
  server.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
}
