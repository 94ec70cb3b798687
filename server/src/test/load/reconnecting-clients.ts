import { readFileSync } from 'node:fs'
import { socketClientLimits as rules } from '@mainstreet/contract/live/limits.ts'
import { WebSocket } from 'ws'
import type { TestUser } from '../setup/test-user.ts'

/** Milliseconds until the next attempt after a number of failures. */
export type ReconnectDelay = (failures: number) => number

/**
 * As in the browser (docs/spec.md, section 9): doubles from 3 s to 30 s, with jitter on top, never two attempts within
 * 2 s.
 */
export const specifiedReconnectDelay: ReconnectDelay = (failures) =>
  Math.max(
    rules.minBetweenAttemptsMs,
    Math.min(rules.reconnectCapMs, rules.reconnectBaseMs * 2 ** failures) * (1 + 0.3 * Math.random()),
  )

export type ReconnectingClients = {
  countConnected(): number
  countAttempts(): number
  countGivenUp(): number
  /** Closed again after a reconnect. */
  countClosedAgain(): number
  /** The code of each closing after a success. */
  listCloseCodes(): number[]
  disconnect(): void
}

/** Clients that reconnect whenever they are closed. */
export function connectClients(
  users: readonly TestUser[],
  count: number,
  getAddress: () => string,
  getDelayMs: ReconnectDelay,
): ReconnectingClients {
  const inside = new Set<WebSocket>()
  const timers = new Set<NodeJS.Timeout>()
  let attempts = 0
  let gaveUp = 0
  const closeCodes: number[] = []
  let over = false

  function connect(user: TestUser, failures: number) {
    if (over) return
    attempts += 1
    const socket = new WebSocket(`${getAddress().replace('http', 'ws')}/ws`)
    let isIn = false
    socket.on('error', () => undefined)
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', userId: user.id, userType: 'customer', token: user.token })),
    )
    socket.on('message', (data) => {
      if (!String(data).includes('"auth_success"')) return
      isIn = true
      inside.add(socket)
    })
    socket.on('close', (code) => {
      inside.delete(socket)
      if (isIn && !over) closeCodes.push(code)
      const failed = isIn ? 0 : failures + 1
      if (failed >= rules.maxAttempts) gaveUp += 1
      else wait(() => connect(user, failed), getDelayMs(failed))
    })
  }

  function wait(work: () => void, ms: number) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  for (let index = 0; index < count; index++)
    wait(() => connect(users[index % users.length] as TestUser, 0), index * 3)
  return {
    countConnected: () => inside.size,
    countAttempts: () => attempts,
    countGivenUp: () => gaveUp,
    countClosedAgain: () => Math.max(0, closeCodes.length - count),
    listCloseCodes: () => closeCodes,
    disconnect() {
      over = true
      for (const timer of timers) clearTimeout(timer)
      for (const socket of inside) socket.terminate()
    },
  }
}

/** The CPU seconds that a process has used. */
export function getCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
