/** The kinds and names of attributes are those of OpenTelemetry's semantic conventions. */
export type SpanStart = {
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  /** Never a value of a user: no query string, no parameter of a statement, no address. */
  attributes?: Record<string, string | number>
  /** Continues the trace of this span, in the format of W3C Trace Context, instead of the current one. */
  traceparent?: string | null
}

export type OpenSpan = {
  /** Runs `work` and what it starts inside of this span. */
  run<Result>(work: () => Result): Result
  setAttributes(attributes: Record<string, string | number>): void
  rename(name: string): void
  /** Its class or code; the message could have a value of a user. */
  fail(error: unknown): void
  end(): void
}

export type Tracing = {
  /** Inside of the current span, if any. */
  startSpan(start: SpanStart): OpenSpan
  isInSpan(): boolean
  /** Of the current span. */
  getTraceparent(): string | undefined
  /** For each line of the log. */
  getLogFields(): { trace_id?: string; span_id?: string }
  /** Sends what has not been sent. */
  stop(): Promise<void>
}

let tracing: Tracing | undefined

/** Undefined: nothing is traced, and nothing of OpenTelemetry is loaded. */
export const getTracing = (): Tracing | undefined => tracing

export function setTracing(started: Tracing | undefined): void {
  tracing = started
}

/** To be stored with what is handled later. Null when nothing is traced. */
export const getTraceparent = (): string | null => tracing?.getTraceparent() ?? null

/** Runs `work` in a span of its own, a new trace where there is none. */
export function inSpan<Result>(
  start: SpanStart,
  work: (fail: (error: unknown) => void) => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work(() => {})
  const span = tracing.startSpan(start)
  return span
    .run(() => work(span.fail))
    .catch((error: unknown) => {
      span.fail(error)
      throw error
    })
    .finally(() => span.end())
}

const maxStatementChars = 2000

/** Traced as a part of something only: a poll that finds nothing is no trace. */
export function traceStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!tracing?.isInSpan()) return work()
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    // the values are parameters
    'db.query.text': text.slice(0, maxStatementChars),
  }
  return inSpan({ name: operation, kind: 'client', attributes }, work)
}
