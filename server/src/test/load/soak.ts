import { once } from 'node:events'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { spawnServer } from '../nodes/server-process.ts'
import { createFactories } from '../setup/factories.ts'
import { scaleByLoad } from './scale-by-load.ts'
import { createTownLoad } from './town-load.ts'

type ResourceSample = {
  atMs: number
  heapBytes: number
  residentBytes: number
  handles: number
  listeners: number
  connections: number
  waitingForConnection: number
  pendingRows: number
}

type SoakOptions = { forMs: number; dataDir: string; leaks?: boolean }
export type SoakResult = {
  problems: string[]
  growth: Record<string, string>
  capacityPerSecond: number
  steps: object
}

const sampleCount = 60
const calibrationMs = 20 * secondMs
/** At most; else half of what the node can do on this machine now. */
const maxPerSecond = 500
const maxConnections = 10
const applicationName = 'soak'
/** Shorter runs say nothing about a slope per hour. */
const minMsForSlope = 20 * minuteMs

const preloads = {
  resources: new URL('./report-resources.ts', import.meta.url).href,
  leaks: new URL('./leaking-server.ts', import.meta.url).href,
}

/** A node at half of its load; what it holds must be the same after each part of the run. */
export async function runSoak({ forMs, dataDir, leaks = false }: SoakOptions): Promise<SoakResult> {
  const { url, open } = await createTestDatabase()
  const named = new URL(url)
  named.searchParams.set('application_name', applicationName)
  const { child, address, getOutput } = await spawnServer({
    DATABASE_URL: named.href,
    DATA_DIR: dataDir,
    AUTH_AUTOCONFIRM: 'on',
    AUTH_RATE_LIMITS: 'off',
    NODE_OPTIONS: `--import ${preloads.resources}${leaks ? ` --import ${preloads.leaks}` : ''}`,
  })
  const isReady = () =>
    fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil(isReady, minuteMs, () => `the node did not start: ${getOutput()}`)
  const db = open()
  const town = createFactories(
    db,
    createRemoteUsers(() => address),
  )
  const load = await createTownLoad({ address, db }, town)
  const capacity = await load.measureCapacity(calibrationMs)
  const samples: ResourceSample[] = []
  const began = performance.now()
  let isOver = false
  const readResources = async () => {
    const known = getReports(getOutput()).length
    child.kill('SIGUSR2')
    await waitUntil(
      () => getReports(getOutput()).length > known,
      minuteMs,
      () => 'no report of the node',
    )
    return getReports(getOutput()).at(-1) as ResourceReport
  }
  const sample = async () => {
    while (!isOver) {
      samples.push({
        atMs: performance.now() - began,
        ...(await readResources()),
        ...(await readDatabaseUse(db)),
        waitingForConnection: await readMetric(address, 'db_pool_waiting_requests'),
      })
      await new Promise((resolve) => setTimeout(resolve, forMs / sampleCount))
    }
  }
  const sampling = sample()
  await load.run(forMs, Math.min(maxPerSecond, capacity / 2))
  isOver = true
  await sampling
  const stopProblems: string[] = []
  const isDone = async () => (await readDatabaseUse(db)).pendingRows === 0
  await waitUntil(isDone, 2 * minuteMs, () => 'the queues are not empty after the load').catch(
    (error: Error) => stopProblems.push(error.message),
  )
  const problems = await load.findProblems()
  load.close()
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) stopProblems.push(`the node ended with ${child.exitCode}`)
  if (getOutput().includes('MaxListenersExceededWarning'))
    stopProblems.push('an emitter has too many listeners')
  const { problems: growing, growth } = findGrowth(samples, forMs)
  return {
    problems: [...problems, ...stopProblems, ...growing],
    growth,
    capacityPerSecond: Math.round(capacity),
    steps: load.summarize(),
  }
}

type ResourceReport = Pick<ResourceSample, 'heapBytes' | 'residentBytes' | 'handles' | 'listeners'>

const getReports = (output: string) =>
  [...output.matchAll(/^resources (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as ResourceReport)

async function readDatabaseUse(db: Db): Promise<Pick<ResourceSample, 'connections' | 'pendingRows'>> {
  const row = await db.one<Pick<ResourceSample, 'connections' | 'pendingRows'>>(sql`
    select (select count(*)::integer from pg_stat_activity
        where application_name = ${applicationName} and datname = current_database()) as connections,
      (select count(*)::integer from outbox where failed_at is null) as "pendingRows"`)
  return row ?? { connections: 0, pendingRows: 0 }
}

async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  maxMs: number,
  describe: () => string,
): Promise<void> {
  const end = performance.now() + scaleByLoad(maxMs)
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(describe())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Compares the middle third of the run, when everything is warm, with the last. */
function findGrowth(samples: ResourceSample[], forMs: number): Pick<SoakResult, 'problems' | 'growth'> {
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const compare = (name: keyof ResourceSample) => {
    const before = getMedian(middle.map((one) => one[name]))
    const after = getMedian(last.map((one) => one[name]))
    return { name, before, after }
  }
  const megabyte = 1024 * 1024
  /** How much more is noise. */
  const tolerances: [name: keyof ResourceSample, share: number, more: number][] = [
    ['heapBytes', 0.05, 4 * megabyte],
    ['handles', 0.1, 10],
    ['listeners', 0, 5],
    ['pendingRows', 1, 50],
    ['waitingForConnection', 1, 10],
  ]
  const slope = getSlopePerHour(samples.slice(third).map(({ atMs, residentBytes }) => [atMs, residentBytes]))
  const connections = Math.max(...samples.map((one) => one.connections))
  return {
    problems: [
      ...tolerances.flatMap(([name, share, more]) => {
        const { before, after } = compare(name)
        return after <= before * (1 + share) + more ? [] : [`${name} grew from ${before} to ${after}`]
      }),
      ...(connections <= maxConnections ? [] : [`${connections} connections to the database`]),
      ...(forMs < minMsForSlope || slope < 0.1
        ? []
        : [`the memory grows by ${(slope * 100).toFixed(1)} % an hour`]),
    ],
    growth: {
      ...Object.fromEntries(
        [...tolerances.map(([name]) => name), 'residentBytes' as const].map((name) => {
          const { before, after } = compare(name)
          return [name, `${before} -> ${after}`]
        }),
      ),
      connections: `at most ${connections}`,
      residentPerHour: `${(slope * 100).toFixed(1)} %`,
    },
  }
}

const getMedian = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Of a straight line through the points, as a share of their mean. */
function getSlopePerHour(points: [ms: number, value: number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [ms, value] = [mean(0), mean(1)]
  const covariance = points.reduce((sum, point) => sum + (point[0] - ms) * (point[1] - value), 0)
  const variance = points.reduce((sum, point) => sum + (point[0] - ms) ** 2, 0)
  return ((covariance / variance) * 60 * minuteMs) / value
}
