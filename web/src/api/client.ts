import type {
  CallBodyInput,
  CallParams,
  CallQueryInput,
  CallResponse,
  CallShape,
} from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { syncServerTime } from '../browser/clock.ts'
import { ensureNewerToken, getFreshAccessToken } from '../session/access-token.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { clearCsrfToken, getCsrfToken } from './csrf-token.ts'

type QueryParams<Q> = { [K in keyof Q]: Q[K] | number | boolean | undefined }
type PathParams<C extends CallShape> = [CallParams<C>] extends [undefined]
  ? { params?: undefined }
  : { params: CallParams<C> }

export type CallArgs<C extends CallShape> = PathParams<C> & {
  query?: QueryParams<CallQueryInput<C>>
  body?: CallBodyInput<C>
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** In place of the session's. */
  token?: string | undefined
}

/** The arguments may be left out where the call has no parameters. */
export type CallRestArgs<C extends CallShape, More extends unknown[] = []> = [CallParams<C>] extends [
  undefined,
]
  ? [args?: CallArgs<C>, ...more: More]
  : [args: CallArgs<C>, ...more: More]

type UntypedCallArgs = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  token?: string | undefined
}

/** Throws `ApiError`. */
export async function request<C extends CallShape>(
  call: C,
  ...[args]: CallRestArgs<C>
): Promise<CallResponse<C>> {
  return (await parseResponse(await sendWithRetry(call, (args ?? {}) as UntypedCallArgs))) as CallResponse<C>
}

/** For the calls whose answer is a file. */
export async function requestFile<C extends CallShape>(call: C, ...[args]: CallRestArgs<C>): Promise<Blob> {
  return (await sendWithRetry(call, (args ?? {}) as UntypedCallArgs)).blob()
}

async function sendWithRetry(call: CallShape, plain: UntypedCallArgs): Promise<Response> {
  const usedToken = plain.token ?? (await getFreshAccessToken())
  const response = await sendOnce(call, plain, usedToken)
  if (response.ok) return response

  const failure = await toApiError(call, plain, response)
  const token = await getRetryToken(failure, plain, usedToken)
  if (token === undefined) throw failure

  const second = await sendOnce(call, plain, token)
  if (!second.ok) throw await toApiError(call, plain, second)
  return second
}

/** With what to try once more; undefined where that would not help. */
async function getRetryToken(
  { status, code }: ApiError,
  { token }: UntypedCallArgs,
  used: string | null,
): Promise<string | null | undefined> {
  if (code === 'csrf') {
    clearCsrfToken()
    return used
  }
  // a wrong password is no ended session
  const ended = status === 401 && code !== 'invalid_credentials'
  return ended && used && !token && (await ensureNewerToken(used)) ? getFreshAccessToken() : undefined
}

export function buildCallUrl(
  call: CallShape,
  { params = {}, query = {} }: Pick<UntypedCallArgs, 'params' | 'query'>,
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

async function sendOnce(call: CallShape, args: UntypedCallArgs, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (args.idempotencyKey) headers.set('idempotency-key', args.idempotencyKey)

  let credentials: RequestCredentials = 'same-origin'
  if (call.method !== 'GET') {
    headers.set('content-type', 'application/json')
    const csrf = await getCsrfToken()
    if (csrf) headers.set('x-csrf-token', csrf)
    else credentials = 'omit' // spec 8: it goes on without the token; a cookie without its header would be refused
  }
  const body = args.body === undefined ? null : JSON.stringify(args.body)
  const init = { method: call.method, headers, body, credentials, signal: args.signal ?? null }
  const response = await fetch(buildCallUrl(call, args), init).catch((error: unknown) => {
    if (args.signal?.aborted) throw error
    throw new ApiError({ status: 0, code: 'network', message: texts.network.failed })
  })
  syncServerTime(response)
  return response
}

async function parseResponse(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  return response.json().catch(() => {
    throw new ApiError({ status: response.status, code: 'unreadable', message: texts.network.failed })
  })
}

async function toApiError(
  call: CallShape,
  { body: sent }: UntypedCallArgs,
  response: Response,
): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  const message = typeof body.error === 'string' ? body.error : ''
  return new ApiError({
    status: response.status,
    code: (body.code as ApiErrorCode | undefined) ?? 'internal',
    message,
    details: body.details as ApiError['details'] | undefined,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    fallbackMessage: message && response.status < 500 ? undefined : await loadFallbackMessage(call, sent),
    body,
  })
}

/** Without it the failure is told in general words. */
async function loadFallbackMessage(call: CallShape, body: unknown): Promise<string | undefined> {
  const words = await import('./fallback-message.ts').catch(() => undefined)
  return words?.getFallbackMessage(call, body)
}
