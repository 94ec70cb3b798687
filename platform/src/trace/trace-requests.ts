import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from './tracing.ts'

/** Before all other hooks. Only the route is recorded: paths and queries have values. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method }
    const span = tracing.startSpan({ name: request.method, kind: 'server', attributes })
    spans.set(request, span)
    span.run(done)
  })
  // reading a body has left the span: it continues from events of the socket
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onError', async (request, _reply, error) => {
    spans.get(request)?.fail(error)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    const route = request.routeOptions.url
    if (route !== undefined) span?.rename(`${request.method} ${route}`)
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(route !== undefined && { 'http.route': route }),
    })
    span?.end()
    done()
  })
}
