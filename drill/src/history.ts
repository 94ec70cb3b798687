import { appendFileSync } from 'node:fs'
import type { Append } from '@mainstreet/server/test/histories/append-history.ts'
import type { MoneyMovement } from '@mainstreet/server/test/histories/ledger-history.ts'
import type { OrderRequest, StatusRequest } from '@mainstreet/server/test/histories/order-history.ts'

type Operations = {
  /** Of checkouts, too: each has one order here. */
  requests: OrderRequest
  statusRequests: StatusRequest
  appends: Append
  movements: MoneyMovement
}

/** Acknowledged writes of each kind, in the order of their responses. */
export type AcknowledgedWrites = { [Kind in keyof Operations]: Operations[Kind][] }

/** A client repeats each write until its outcome is known, so that only acknowledged ones are recorded. */
export type History = AcknowledgedWrites & {
  /** When each was recorded, by `performance.now()`. */
  times: number[]
  /** In the file before the caller continues. */
  record<Kind extends keyof Operations>(kind: Kind, operation: Operations[Kind]): void
}

export function createHistory(file: string): History {
  const writes: AcknowledgedWrites = { requests: [], statusRequests: [], appends: [], movements: [] }
  const times: number[] = []
  return {
    ...writes,
    times,
    record(kind, operation) {
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), [kind]: operation })}\n`)
      writes[kind].push(operation)
      times.push(performance.now())
    },
  }
}
