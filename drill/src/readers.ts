import { appendFileSync } from 'node:fs'

const intervalMs = 50
const timeoutMs = 5000
const slowMs = 1000

export type Readers = {
  /** When responses of each kind were complete, by `performance.now()`. */
  times: Map<string, number[]>
  failures: { at: number; kind: string; status: number }[]
  stop(): void
}

/** Twenty visitors a second, whether or not those before have their page. The file lists slow and failed reads. */
export function startReaders(publicUrl: string, productIds: readonly string[], file: string): Readers {
  const kinds: [string, (step: number) => string][] = [
    ['list', (step) => `/api/products?limit=20&page=${1 + (step % 5)}`],
    ['product', (step) => `/api/products/${productIds[step % productIds.length]}`],
    ['shops', (step) => `/api/shops?limit=20&page=${1 + (step % 3)}`],
  ]
  const times = new Map(kinds.map(([kind]) => [kind, [] as number[]]))
  const failures: Readers['failures'] = []

  async function read() {
    const startedAt = performance.now()
    // at random: in turn, each kind would always reach the same node
    const [kind, toPath] = kinds[Math.floor(Math.random() * kinds.length)] ?? ['', () => '']
    const status = await fetch(`${publicUrl}${toPath(Math.floor(Math.random() * 100))}`, {
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    const at = performance.now()
    if (status === 200) times.get(kind)?.push(at)
    else failures.push({ at, kind, status })
    if (status !== 200 || at - startedAt > slowMs)
      appendFileSync(
        file,
        `${JSON.stringify({ at: new Date().toISOString(), kind, status, ms: Math.round(at - startedAt) })}\n`,
      )
  }

  const timer = setInterval(() => void read(), intervalMs)
  return { times, failures, stop: () => clearInterval(timer) }
}

/** The longest time without an entry that touches the window. */
export function findLongestGap(times: readonly number[], from: number, until: number): number {
  const before = times.findLast((time) => time <= from) ?? from
  const within = times.filter((time) => time > from && time < until)
  const points = [before, ...within, until]
  return Math.max(...points.slice(1).map((time, index) => time - (points[index] ?? time)))
}
