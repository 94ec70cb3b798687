import type {
  CallBodyInput,
  CallParams,
  CallQueryInput,
  CallResponse,
  CallShape,
} from '@mainstreet/contract/call.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { syncServerTime } from '../browser/clock.ts'
import { ensureNewerToken, getFreshAccessToken, reportMissingFactor } from './access-token.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { confirmIdentity } from './identity-confirmation.ts'

type QueryParams<Q> = { [K in keyof Q]: Q[K] | number | boolean | undefined }
type PathParams<C extends CallShape> = [CallParams<C>] extends [undefined]
  ? { params?: undefined }
  : { params: CallParams<C> }

export type CallArgs<C extends CallShape> = PathParams<C> & {
  query?: QueryParams<CallQueryInput<C>>
  body?: CallBodyInput<C>
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Replaces the token of the session. */
  token?: string | undefined
}

/** A call without parameters needs no arguments. */
export type CallRestArgs<C extends CallShape, More extends unknown[] = []> = [CallParams<C>] extends [
  undefined,
]
  ? [args?: CallArgs<C>, ...more: More]
  : [args: CallArgs<C>, ...more: More]

export type UntypedCallArgs = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  token?: string | undefined
}

/** For code that is generic over calls; its own signature has the types. */
export function toUntypedArgs(args: object): UntypedCallArgs {
  return args
}

/** Throws `ApiError`. */
export async function request<C extends CallShape>(
  call: C,
  ...[args]: CallRestArgs<C>
): Promise<CallResponse<C>> {
  return (await requestUntyped(call, args ?? {})) as CallResponse<C>
}

/** For code that is generic over calls; its own signature has the types. */
export async function requestUntyped(call: CallShape, args: object): Promise<unknown> {
  return parseResponse(await sendCall(call, args))
}

/** For calls whose response is a file. */
export async function requestFile<C extends CallShape>(call: C, ...[args]: CallRestArgs<C>): Promise<Blob> {
  return (await sendCall(call, args ?? {})).blob()
}

function sendCall(call: CallShape, args: object): Promise<Response> {
  const untyped = toUntypedArgs(args)
  return sendWithRenewal({
    send: (token) => sendOnce(call, untyped, token),
    toError: (response) => toApiError(call, untyped, response),
    ownToken: untyped.token,
  })
}

type RenewableRequest = {
  send: (token: string | null) => Promise<Response>
  /** The error of a response without success. */
  toError: (response: Response) => Promise<ApiError>
  /** Replaces the token of the session. */
  ownToken?: string | undefined
}

/** Sends with the session's token, and once more when the server rejects it and a newer one is available. */
export async function sendWithRenewal({ send, toError, ownToken }: RenewableRequest): Promise<Response> {
  const usedToken = ownToken ?? (await getFreshAccessToken())
  const response = await send(usedToken)
  if (response.ok) return response

  const failure = await toError(response)
  const token = await getRetryToken(failure, ownToken, usedToken)
  if (token === undefined) throw failure

  const second = await send(token)
  if (second.ok) return second
  const secondFailure = await toError(second)
  if (secondFailure.code === 'second_factor_required' && token) reportMissingFactor(token)
  throw secondFailure
}

/** The token for a second attempt; undefined when that would not help. */
async function getRetryToken(
  { status, code }: ApiError,
  ownToken: string | undefined,
  used: string | null,
): Promise<string | null | undefined> {
  if (code === 'csrf_failed') {
    clearCsrfToken()
    return used
  }
  if (code === 'confirm_identity') return (await confirmIdentity()) ? getFreshAccessToken() : undefined
  // a wrong password does not mean that the session has ended
  const ended = status === 401 && code !== 'invalid_credentials'
  // a code may have been entered since this token was issued
  const lacksFactor = code === 'second_factor_required'
  if (!(ended || lacksFactor) || !used || ownToken) return undefined
  if (await ensureNewerToken(used)) return getFreshAccessToken()
  if (lacksFactor) reportMissingFactor(used)
  return undefined
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
    else credentials = 'omit' // docs/spec.md, section 8: a cookie without the header would be rejected
  }
  const body = args.body === undefined ? null : JSON.stringify(args.body)
  const init = { method: call.method, headers, body, credentials, signal: args.signal ?? null }
  const response = await fetch(buildCallUrl(call, args), init).catch((error: unknown) => {
    if (args.signal?.aborted) throw error
    throw new ApiError({ status: 0, code: 'network', message: m.network.failed })
  })
  syncServerTime(response)
  return response
}

async function parseResponse(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  return response.json().catch(() => {
    throw new ApiError({ status: response.status, code: 'unreadable', message: m.network.failed })
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

/** Without it the message stays general. */
async function loadFallbackMessage(call: CallShape, body: unknown): Promise<string | undefined> {
  const fallbackModule = await import('./fallback-message.ts').catch(() => undefined)
  return fallbackModule?.getFallbackMessage(call, body)
}

let pendingToken: Promise<string | undefined> | undefined

/**
 * Fetched once and held in memory only; undefined when it is unavailable: the call continues without it
 * (docs/spec.md, section 8).
 */
function getCsrfToken(): Promise<string | undefined> {
  pendingToken ??= fetchCsrfToken().catch((error: unknown) => {
    pendingToken = undefined
    console.warn(m.session.csrfFailed, error)
    return undefined
  })
  return pendingToken
}

function clearCsrfToken() {
  pendingToken = undefined
}

async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/csrf-token', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  return csrfToken
}
