import { setTimeout as sleep } from 'node:timers/promises'
import type { CallShape } from '@mainstreet/contract/call.ts'
import type { ErrorResponse } from '@mainstreet/contract/errors.ts'
import type { CallInput, TestResponse, TestUser } from '@mainstreet/server/test/setup/test-user.ts'

const retryMs = 250

export type PersistentClient = {
  /** Repeats a request until its outcome is known: as a browser does, with the same idempotency key. */
  send<C extends CallShape>(user: TestUser, call: C, given?: CallInput<C>): Promise<TestResponse<C>>
  /** Repeats a request of another kind until `isDone`. */
  repeat(request: () => Promise<number>, isDone: (status: number) => boolean): Promise<void>
  /** How often each status was the response; 0: none. */
  statuses: Map<number, number>
  /** Responses that no outage explains. */
  unexpected: string[]
  /** Rejections against what was acknowledged before: a server that continues after a freeze does not know what it has missed. */
  stale: string[]
}

/** Throws once `isOver`, so that a client never waits for what does not come. */
export function createPersistentClient(isOver: () => boolean): PersistentClient {
  const statuses = new Map<number, number>()
  const unexpected: string[] = []
  const stale: string[] = []
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  async function pause() {
    if (isOver()) throw new Error('no outcome before the end of the drill')
    await sleep(retryMs)
  }

  return {
    statuses,
    unexpected,
    stale,
    async send(user, call, given) {
      for (;;) {
        const response = await user.send(call, given).catch(() => undefined)
        count(response?.status ?? 0)
        if (response && isStale(response)) stale.push(describe(call, response))
        else if (response && !isTemporary(response)) {
          if (response.status >= 400) unexpected.push(describe(call, response))
          return response
        }
        if (response?.status === 500) unexpected.push(describe(call, response))
        await pause()
      }
    },
    async repeat(request, isDone) {
      for (;;) {
        const status = await request().catch(() => 0)
        count(status)
        if (isDone(status)) return
        await pause()
      }
    },
  }
}

type FailedResponse = { status: number; body: Partial<ErrorResponse> }

/** No client of the drill asks for what is not there, or too early. */
const isStale = ({ status, body }: FailedResponse) => status === 404 || body?.code === 'wrong_state'

/** 409 also when another request with the same key is running. */
function isTemporary({ status, body }: FailedResponse): boolean {
  return status >= 500 || body?.code === 'request_in_progress' || body?.code === 'conflict'
}

const describe = ({ method, path }: CallShape, { status, body }: FailedResponse) =>
  `${new Date().toISOString()} ${method} ${path}: ${status} ${body?.code} ${body?.error}`
