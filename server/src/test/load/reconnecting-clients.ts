import { readFileSync } from 'node:fs'
import { socket as rules } from '@mainstreet/contract/limits.ts'
import { WebSocket } from 'ws'
import type { Person } from '../setup/test-app.ts'

/** Milliseconds until the next try after so many that brought nothing. */
export type Patience = (failures: number) => number

/** Spec 9, as the browser's machine has it: from 3 s doubling to 30 s, with jitter on top, never two tries within 2 s. */
export const byTheRules: Patience = (failures) =>
  Math.max(
    rules.minBetweenAttemptsMs,
    Math.min(rules.reconnectCapMs, rules.reconnectBaseMs * 2 ** failures) * (1 + 0.3 * Math.random()),
  )

export type Crowd = {
  inside(): number
  attempts(): number
  gaveUp(): number
  /** Closed again after they had come back. */
  cutAgain(): number
  leave(): void
}

/** So many sockets that come back whenever they are closed. */
export function openCrowd(
  people: readonly Person[],
  many: number,
  addressOf: () => string,
  patience: Patience,
): Crowd {
  const inside = new Set<WebSocket>()
  const timers = new Set<NodeJS.Timeout>()
  let attempts = 0
  let gaveUp = 0
  let closings = 0
  let over = false

  function come(who: Person, failures: number) {
    if (over) return
    attempts += 1
    const socket = new WebSocket(`${addressOf().replace('http', 'ws')}/ws`)
    let isIn = false
    socket.on('error', () => undefined)
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', userId: who.id, userType: 'customer', token: who.token })),
    )
    socket.on('message', (data) => {
      if (!String(data).includes('"auth_success"')) return
      isIn = true
      inside.add(socket)
    })
    socket.on('close', () => {
      inside.delete(socket)
      if (isIn) closings += 1
      const failed = isIn ? 0 : failures + 1
      if (failed >= rules.maxAttempts) gaveUp += 1
      else wait(() => come(who, failed), patience(failed))
    })
  }

  function wait(work: () => void, ms: number) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  for (let at = 0; at < many; at++) wait(() => come(people[at % people.length] as Person, 0), at * 3)
  return {
    inside: () => inside.size,
    attempts: () => attempts,
    gaveUp: () => gaveUp,
    cutAgain: () => Math.max(0, closings - many),
    leave() {
      over = true
      for (const timer of timers) clearTimeout(timer)
      for (const socket of inside) socket.terminate()
    },
  }
}

/** Seconds of processor time that a process has used. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
