import type { z } from 'zod'
import type { callRates } from './limits.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call at all; whose things it may touch is decided by its use case.
 * An admin passes every one of them (spec 6).
 */
export type CallAccess = 'public' | 'signed_in' | 'customer' | 'merchant' | 'admin'

export interface CallShape {
  readonly method: HttpMethod
  /** `:name` marks a parameter. */
  readonly path: string
  readonly access: CallAccess
  /** What the call does, imperative, as a line in a list of calls; below 60 characters. */
  readonly summary: string
  /** Whole sentences in Markdown: what the call does and returns, and the errors of its own. */
  readonly description: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Undefined: 204 without a body. */
  readonly response?: z.ZodType
  /** The body of a 409 that carries more than the error. */
  readonly conflict?: z.ZodType
  /** Of a success; 200 (or 204 without an answer) when not given. */
  readonly status?: number
  /** Of the body, where the usual 64 KB are too few. */
  readonly maxBodyBytes?: number
  /** How often an account and an address may make it; beyond that 429. */
  readonly rate?: keyof typeof callRates
  /** Takes an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** The content type of a success that is a file and not JSON; `response` is then left out. */
  readonly file?: string
}

export function call<const C extends CallShape>(shape: C): C {
  return shape
}

type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined
type SchemaInput<T> = T extends z.ZodType ? z.input<T> : undefined

export type CallParams<C extends CallShape> = SchemaOutput<C['params']>
export type CallQuery<C extends CallShape> = SchemaOutput<C['query']>
export type CallBody<C extends CallShape> = SchemaOutput<C['body']>
export type CallQueryInput<C extends CallShape> = SchemaInput<C['query']>
export type CallBodyInput<C extends CallShape> = SchemaInput<C['body']>
export type CallResponse<C extends CallShape> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined
