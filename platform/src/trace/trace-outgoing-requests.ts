import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { OpenSpan, Tracing } from './tracing.ts'

/** The parts of what the channels publish that are used here. */
type FetchMessage = {
  request: { method: string; origin: string }
  response?: { statusCode: number }
  error?: Error
}
type HttpMessage = {
  request: { method: string; host: string }
  response?: { statusCode: number }
  error?: Error
}

/** Those of `fetch` and of Node's own client. Only the host is recorded: paths and queries have values. */
export function traceOutgoingRequests({
  startSpan,
  isInSpan,
}: Pick<Tracing, 'startSpan' | 'isInSpan'>): () => void {
  const spans = new WeakMap<object, OpenSpan>()

  function start(request: object, method: string, host: string): void {
    if (!isInSpan()) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    spans.set(request, startSpan({ name: method, kind: 'client', attributes }))
  }

  function recordStatus(request: object, status: number): void {
    const span = spans.get(request)
    span?.setAttributes({ 'http.response.status_code': status })
    if (status >= 400) span?.fail(new ResponseStatusError(status))
  }

  function end(request: object, error?: Error): void {
    const span = spans.get(request)
    if (error) span?.fail(error)
    span?.end()
    spans.delete(request)
  }

  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as FetchMessage
      start(request, request.method, new URL(request.origin).hostname)
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as FetchMessage
      recordStatus(request, response?.statusCode ?? 0)
    },
    'undici:request:trailers': (message) => end((message as FetchMessage).request),
    'undici:request:error': (message) => {
      const { request, error } = message as FetchMessage
      end(request, error)
    },
    'http.client.request.created': (message) => {
      const { request } = message as HttpMessage
      start(request, request.method, request.host)
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as HttpMessage
      recordStatus(request, response?.statusCode ?? 0)
      end(request)
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as HttpMessage
      end(request, error)
    },
  }
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener)
  }
}

/** Its name is the type of the error, as the conventions say. */
class ResponseStatusError extends Error {
  constructor(status: number) {
    super()
    this.name = String(status)
  }
}
