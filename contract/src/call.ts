import type { z } from 'zod'
import type { CallRateName } from './http-limits.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call at all; its use case checks ownership. An admin may make every call (docs/spec.md,
 * section 6).
 */
export type CallAccess = 'public' | 'signed_in' | 'customer' | 'merchant' | 'admin'

export interface CallShape {
  readonly method: HttpMethod
  /** `:name` marks a path parameter. */
  readonly path: string
  readonly access: CallAccess
  /** What the call does, in the imperative, below 60 characters; the title in the API documentation. */
  readonly summary: string
  /** Full sentences in Markdown: what the call does and returns, and its own errors. */
  readonly description: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Undefined: 204 without a body. */
  readonly response?: z.ZodType
  /** The body of a 409 that contains more than the error. */
  readonly conflict?: z.ZodType
  /** The status of a success; default 200, or 204 without a response. */
  readonly status?: number
  /** The largest body, where the usual 64 KB are too small. */
  readonly maxBodyBytes?: number
  /** The rate limit by account and by address; beyond it 429. Without a name that of reads or writes. */
  readonly rate?: CallRateName
  /** Accepts an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /**
   * Only for a session that has authenticated in the last 10 minutes, else `confirm_identity`: by a sign-in, by
   * `confirmIdentity` or by a second factor.
   */
  readonly recentAuthentication?: true
  /** The content type of a success that is a file instead of JSON; without `response`. */
  readonly file?: string
}

export function call<const C extends CallShape>(shape: C): C {
  return shape
}

export function getCallRate({ rate, method }: CallShape): CallRateName {
  return rate ?? (method === 'GET' ? 'reads' : 'writes')
}

/** A call that reads with a body, such as a long list of ids, has the rate of reads. */
export function isWrite(call: CallShape): boolean {
  return call.method !== 'GET' && getCallRate(call) !== 'reads'
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
