import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import type { ErrorResponse } from '@mainstreet/contract/errors.ts'
import { expect, onTestFinished, vi } from 'vitest'

/** What the browser has sent. */
type TestRequest = { path: string; query: Record<string, string>; body: unknown }
type Reply<C extends CallShape> = (request: TestRequest) => CallResponse<C>
type Rejection = Pick<ErrorResponse, 'code' | 'error'> & Partial<ErrorResponse> & { status: number }

type Handler = { call: CallShape; pattern: RegExp; respond(request: TestRequest): Response }

/** Stands for the server until the test ends; it knows only the calls that the test gives a response for. */
export function createTestServer() {
  const handlers: Handler[] = []
  const sent: { call: CallShape; request: TestRequest }[] = []

  function handle(call: CallShape, respond: Handler['respond']) {
    const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`)
    // the latest response of a call counts
    handlers.unshift({ call, pattern, respond })
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(address, 'http://localhost')
    const handler = handlers.find(({ call, pattern }) => call.method === method && pattern.test(path))
    expect(handler, `${method} ${path} has no response`).toBeDefined()
    const request = {
      path,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    if (handler) sent.push({ call: handler.call, request })
    return handler?.respond(request) ?? new Response(null, { status: 404 })
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  return {
    /** The response must be one of the contract. */
    respond<C extends CallShape>(call: C, reply: CallResponse<C> | Reply<C>) {
      handle(call, (request) => {
        const body = isReply<C>(reply) ? reply(request) : reply
        expect(call.response?.safeParse(body).error, `${call.method} ${call.path}`).toBeUndefined()
        return call.response ? Response.json(body) : new Response(null, { status: 204 })
      })
    },
    reject(call: CallShape, { status, ...error }: Rejection) {
      handle(call, () => Response.json({ requestId: 'test', ...error }, { status }))
    },
    listRequests: (call: CallShape) => sent.filter((one) => one.call === call).map(({ request }) => request),
  }
}

export type TestServer = ReturnType<typeof createTestServer>

function isReply<C extends CallShape>(reply: CallResponse<C> | Reply<C>): reply is Reply<C> {
  return typeof reply === 'function'
}
