import type { z } from 'zod'
import type { callRates } from './limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call at all; whose things it may touch is decided by its use case.
 * An admin passes every one of them (spec 6).
 */
export type Access = 'public' | 'signed_in' | 'customer' | 'merchant' | 'admin'

export interface CallShape {
  readonly method: Method
  /** `:name` marks a parameter. */
  readonly path: string
  readonly access: Access
  /** One sentence for the API's documentation. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Undefined: 204 without a body. */
  readonly answer?: z.ZodType
  /** Of a 409, where it carries more than the error. */
  readonly conflict?: z.ZodType
  /** Of a success; 200 (or 204 without an answer) when not given. */
  readonly status?: number
  /** Of the body, where the usual 64 KB are too few. */
  readonly mostBytes?: number
  /** How often an account and an address may make it; beyond that 429. */
  readonly rate?: keyof typeof callRates
  /** Takes an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** The content type of a success that is a file and not JSON; `answer` is then left out. */
  readonly file?: string
}

export function call<const C extends CallShape>(shape: C): C {
  return shape
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Given<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<C extends CallShape> = Parsed<C['params']>
export type QueryOf<C extends CallShape> = Parsed<C['query']>
export type BodyOf<C extends CallShape> = Parsed<C['body']>
export type QueryInput<C extends CallShape> = Given<C['query']>
export type BodyInput<C extends CallShape> = Given<C['body']>
export type AnswerOf<C extends CallShape> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined
