import type { AnswerOf, BodyInput, CallShape, ParamsOf, QueryInput } from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { hearTime } from '../browser/clock.ts'
import { freshToken, renewedSince } from '../session/access-token.ts'
import { ApiFailure, type FailureCode } from './api-error.ts'
import { csrfToken, forgetCsrfToken } from './csrf-token.ts'

type Loose<Q> = { [K in keyof Q]: Q[K] | number | boolean | undefined }
type Params<C extends CallShape> = [ParamsOf<C>] extends [undefined]
  ? { params?: undefined }
  : { params: ParamsOf<C> }

export type ArgsOf<C extends CallShape> = Params<C> & {
  query?: Loose<QueryInput<C>>
  body?: BodyInput<C>
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** In place of the session's. */
  token?: string | undefined
}

/** The arguments may be left out where the call has no parameters. */
export type Rest<C extends CallShape, More extends unknown[] = []> = [ParamsOf<C>] extends [undefined]
  ? [args?: ArgsOf<C>, ...more: More]
  : [args: ArgsOf<C>, ...more: More]

type Plain = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  token?: string | undefined
}

/** Throws `ApiFailure`. */
export async function request<C extends CallShape>(call: C, ...[args]: Rest<C>): Promise<AnswerOf<C>> {
  return (await readAnswer(await respond(call, (args ?? {}) as Plain))) as AnswerOf<C>
}

/** For the calls whose answer is a file. */
export async function requestFile<C extends CallShape>(call: C, ...[args]: Rest<C>): Promise<Blob> {
  return (await respond(call, (args ?? {}) as Plain)).blob()
}

async function respond(call: CallShape, plain: Plain): Promise<Response> {
  const used = plain.token ?? (await freshToken())
  const response = await attempt(call, plain, used)
  if (response.ok) return response

  const failure = await failureOf(call, plain, response)
  const token = await secondToken(failure, plain, used)
  if (token === undefined) throw failure

  const second = await attempt(call, plain, token)
  if (!second.ok) throw await failureOf(call, plain, second)
  return second
}

/** With what to try once more; undefined where that would not help. */
async function secondToken(
  { status, code }: ApiFailure,
  { token }: Plain,
  used: string | null,
): Promise<string | null | undefined> {
  if (code === 'csrf') {
    forgetCsrfToken()
    return used
  }
  // a wrong password is no ended session
  const ended = status === 401 && code !== 'invalid_credentials'
  return ended && used && !token && (await renewedSince(used)) ? freshToken() : undefined
}

export function addressOf(
  call: CallShape,
  { params = {}, query = {} }: Pick<Plain, 'params' | 'query'>,
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

async function attempt(call: CallShape, args: Plain, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (args.idempotencyKey) headers.set('idempotency-key', args.idempotencyKey)

  let credentials: RequestCredentials = 'same-origin'
  if (call.method !== 'GET') {
    headers.set('content-type', 'application/json')
    const csrf = await csrfToken()
    if (csrf) headers.set('x-csrf-token', csrf)
    else credentials = 'omit' // spec 8: it goes on without the token; a cookie without its header would be refused
  }
  const body = args.body === undefined ? null : JSON.stringify(args.body)
  const init = { method: call.method, headers, body, credentials, signal: args.signal ?? null }
  const response = await fetch(addressOf(call, args), init).catch((fault: unknown) => {
    if (args.signal?.aborted) throw fault
    throw new ApiFailure({ status: 0, code: 'network', message: texts.network.failed })
  })
  hearTime(response)
  return response
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  return response.json().catch(() => {
    throw new ApiFailure({ status: response.status, code: 'unreadable', message: texts.network.failed })
  })
}

async function failureOf(call: CallShape, { body: sent }: Plain, response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  const message = typeof body.error === 'string' ? body.error : ''
  return new ApiFailure({
    status: response.status,
    code: (body.code as FailureCode | undefined) ?? 'internal',
    message,
    details: body.details as ApiFailure['details'] | undefined,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    task: message && response.status < 500 ? undefined : await taskOf(call, sent),
    body,
  })
}

/** Without it the failure is told in general words. */
async function taskOf(call: CallShape, body: unknown): Promise<string | undefined> {
  const words = await import('./fallback-message.ts').catch(() => undefined)
  return words?.taskWords(call, body)
}
