const intervalMs = 100
const timeoutMs = 5000

export type Readers = {
  /** When responses of each kind were complete, by `performance.now()`. */
  times: Map<string, number[]>
  failures: { at: number; kind: string; status: number }[]
  stop(): void
}

/** A visitor each tenth of a second, whether or not those before have their page. */
export function startReaders(publicUrl: string, productIds: readonly string[]): Readers {
  const kinds: [string, (step: number) => string][] = [
    ['list', (step) => `/api/products?limit=20&page=${1 + (step % 5)}`],
    ['product', (step) => `/api/products/${productIds[step % productIds.length]}`],
    ['shops', (step) => `/api/shops?limit=20&page=${1 + (step % 3)}`],
  ]
  const times = new Map(kinds.map(([kind]) => [kind, [] as number[]]))
  const failures: Readers['failures'] = []
  let step = 0

  async function read() {
    step += 1
    const [kind, toPath] = kinds[step % kinds.length] ?? ['', () => '']
    const status = await fetch(`${publicUrl}${toPath(Math.floor(step / kinds.length))}`, {
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    if (status === 200) times.get(kind)?.push(performance.now())
    else failures.push({ at: performance.now(), kind, status })
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
