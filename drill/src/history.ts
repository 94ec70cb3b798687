import { appendFileSync } from 'node:fs'

/** What a client was told; each must be found in the database afterwards. */
export type Acknowledged =
  | { kind: 'order'; customer: string; id: string }
  | { kind: 'status'; id: string; status: string }
  | { kind: 'order_message'; id: string }
  | { kind: 'chat_message'; id: string }
  | { kind: 'checkout'; customer: string; id: string; parent: string }
  | { kind: 'paid'; parent: string }
  | { kind: 'captured'; parent: string }
  | { kind: 'refund'; id: string; order: string }

export type History = {
  entries: Acknowledged[]
  /** When each was recorded, by `performance.now()`. */
  times: number[]
  /** In the file before the caller continues. */
  record(entry: Acknowledged): void
}

export function createHistory(file: string): History {
  const entries: Acknowledged[] = []
  const times: number[] = []
  return {
    entries,
    times,
    record(entry) {
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
      entries.push(entry)
      times.push(performance.now())
    },
  }
}
