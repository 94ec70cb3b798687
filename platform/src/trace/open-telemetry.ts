import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { isTracingSuppressed, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { getErrorCode } from '../db/db.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { traceOutgoingRequests } from './trace-outgoing-requests.ts'
import type { OpenSpan, SpanStart, Tracing } from './tracing.ts'

export type TracingSettings = {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The part of traces that is recorded, from 0 to 1. */
  ratio: number
}

const exportTimeoutMs = 5000
const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}

/** Loaded with the setting only, as it needs memory and time at the start. */
export function startTracing(settings: TracingSettings, version: string, warn: LogWarning): Tracing {
  const report = createErrorReport(warn)
  setGlobalErrorHandler(report)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  })
  const tracer = provider.getTracer('mainstreet', version)
  // not the global one, which others could use to send or read what crosses the network
  const propagator = new W3CTraceContextPropagator()
  function startSpan({ name, kind, attributes = {}, traceparent }: SpanStart): OpenSpan {
    const parent = traceparent
      ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      : context.active()
    return openSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent), parent)
  }
  const isInSpan = () => trace.getActiveSpan() !== undefined && !isTracingSuppressed(context.active())
  const stopOutgoing = traceOutgoingRequests({ startSpan, isInSpan })
  return {
    startSpan,
    isInSpan,
    getTraceparent() {
      const headers: { traceparent?: string } = {}
      propagator.inject(context.active(), headers, defaultTextMapSetter)
      return headers.traceparent
    },
    getLogFields() {
      const active = trace.getActiveSpan()?.spanContext()
      return active ? { trace_id: active.traceId, span_id: active.spanId } : {}
    },
    async stop() {
      stopOutgoing()
      await provider.shutdown().catch(report)
      context.disable()
    },
  }
}

/** A collector that is away fails every few seconds. */
function createErrorReport(warn: LogWarning): (error: unknown) => void {
  let isReported = false
  return (error) => {
    if (!isReported) warn(error, 'traces could not be sent; further failures are not logged')
    isReported = true
  }
}

function openSpan(span: Span, parent: Context): OpenSpan {
  const inside = trace.setSpan(parent, span)
  return {
    run: (work) => context.with(inside, work),
    setAttributes: (attributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    fail(error) {
      const type = getErrorCode(error) || (error instanceof Error ? error.name : typeof error)
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}
