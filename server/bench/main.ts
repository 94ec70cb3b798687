import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startBenchmarkServers } from './benchmark-servers.ts'
import { measureInsights } from './insights-benchmark.ts'
import { measureLive } from './live-benchmark.ts'
import type { LoadResult } from './load-generator.ts'
import { measurePages } from './measure-pages.ts'
import { measureOutbox } from './outbox-benchmark.ts'
import { measureReplica } from './replica-benchmark.ts'
import { generator, runLoad } from './run-load.ts'
import { waitUntilHandled } from './wait-until-handled.ts'
import { measureWorkers } from './workers-benchmark.ts'
import type { BenchmarkResult, Workload } from './workload.ts'
import { createWorkloads } from './workloads.ts'

const usage = `npm run bench                  200 shops, 10,000 products
npm run bench -- --large       100,000 shops, 1,000,000 products
npm run bench -- --only order  the workloads whose name contains the word; live: chat and sockets; outbox; replica; workers;
                               pages: as on a phone; insights: of a million orders, part of --large
            --seconds 3 --runs 3 --warm-up 12 --connections 32 --sockets 10000`

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
    'warm-up': { type: 'string', default: '12' },
    connections: { type: 'string', default: '32' },
    sockets: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const size = values.large ? { shops: 100_000, products: 1_000_000 } : { shops: 200, products: 10_000 }
const seconds = Number(values.seconds)
const runs = Number(values.runs)
/** In seconds. Until V8 has compiled all of its code on the one core, a page from the database costs half as much again. */
const warmUp = Number(values['warm-up'])
const connections = Number(values.connections)

/** Microseconds of processor time per request. */
type CpuCost = { server: number; database: number }
type SideResult = LoadResult & { cost: CpuCost }
type BenchmarkRow = { work: Workload; ours: SideResult; baseline: SideResult; unloaded: LoadResult }

const servers = await startBenchmarkServers(size, (line) => console.log(line))
try {
  const works = (await createWorkloads(servers)).filter(({ name }) => name.includes(values.only))
  const lines: BenchmarkRow[] = []
  for (const work of works) {
    lines.push(await measureWorkload(work))
    console.log(`  ${work.name}: done`)
  }
  if (lines.length > 0) printResults(lines)
  const printAll = (results: BenchmarkResult[]) => {
    for (const { name, result, target } of results) console.log(`${name}: ${result} (target: ${target})`)
  }
  if (values.only === '' || values.only === 'live')
    printAll(await measureLive(servers, Number(values.sockets), seconds))
  if (values.only === '' || values.only === 'outbox') printAll(await measureOutbox(servers))
  if (values.only === '' || values.only === 'replica') printAll(await measureReplica(size, seconds))
  if (values.only === '' || values.only === 'workers')
    printAll(await measureWorkers(servers, { size, seconds, runs, connections }))
  if (values.only === 'insights' || (values.only === '' && values.large))
    printAll(await measureInsights(servers))
  if (values.only === '' || values.only === 'pages') await measurePages(servers.port)
} finally {
  await servers.close()
}

/**
 * Alternates between our server and the baseline, so that other work on the machine affects both. What follows from our
 * orders is done before the next run, or it would slow the baseline.
 */
async function measureWorkload(work: Workload): Promise<BenchmarkRow> {
  const loads = {
    ours: { ...work.ours, port: servers.port },
    baseline: { ...work.baseline, port: servers.baselinePort },
  }
  const sides = ['ours', 'baseline'] as const
  const many = work.connections ?? connections
  const measured: Record<(typeof sides)[number], SideResult[]> = { ours: [], baseline: [] }
  for (const side of sides) {
    await runLoad({ ...loads[side], seconds: warmUp, connections: many })
    await waitUntilHandled(servers.db)
  }
  for (let index = 0; index < runs; index++)
    for (const side of sides) {
      const before = servers.getCpuSeconds()
      const one = await runLoad({ ...loads[side], seconds, connections: many })
      const after = servers.getCpuSeconds()
      const toCost = (spent: number) => (spent * 1e6) / (one.perSecond * seconds)
      const cost = {
        server: toCost(after[side] - before[side]),
        database: toCost(after.database - before.database),
      }
      measured[side].push({ ...one, cost })
      await waitUntilHandled(servers.db)
    }
  const unloaded = await runLoad({ ...loads.ours, seconds, connections: 1 })
  await waitUntilHandled(servers.db)
  return { work, ours: getMedian(measured.ours), baseline: getMedian(measured.baseline), unloaded }
}

function sumCost({ server, database }: CpuCost): number {
  return server + database
}

function formatCost({ server, database }: CpuCost): string {
  return `${server.toFixed(0)} + ${database.toFixed(0)}`
}

function getMedian(all: SideResult[]): SideResult {
  const sorted = [...all].sort((a, b) => a.perSecond - b.perSecond)
  const byCost = [...all].sort((a, b) => sumCost(a.cost) - sumCost(b.cost))
  const half = Math.floor(all.length / 2)
  return {
    ...(sorted[half] as SideResult),
    cost: (byCost[half] as SideResult).cost,
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function printResults(lines: BenchmarkRow[]): void {
  const [cpu, ...more] = cpus()
  console.log(
    `\n${size.shops} shops, ${size.products} products; ${connections} connections, median of ${runs} runs of ${seconds} s`,
  )
  console.log(
    `${more.length + 1} cores (${cpu?.model.trim()}), ${servers.pinningLabel}; ${generator}; Node ${process.version}`,
  )
  console.log(`others on this machine: load ${loadavg()[0]?.toFixed(1)} (1 min, this run included)`)
  console.log(
    `ready ${servers.readyMs} ms after the start; server ${servers.initialMemoryMb} MB then, ${servers.getMemoryMb()} MB after the runs\n`,
  )
  const head = [
    'work',
    'ours req/s',
    'baseline req/s',
    'ratio',
    'target',
    'p50 ms',
    'p99 ms',
    'unloaded p50',
    'unloaded p99',
    'us/req ours',
    'us/req baseline',
  ]
  const rows = lines.map(({ work, ours, baseline, unloaded }) => [
    work.name,
    formatInteger(ours.perSecond),
    formatInteger(baseline.perSecond),
    `${Math.round((100 * ours.perSecond) / baseline.perSecond)} %`,
    work.target,
    ours.p50.toFixed(2),
    ours.p99.toFixed(2),
    unloaded.p50.toFixed(2),
    unloaded.p99.toFixed(2),
    formatCost(ours.cost),
    formatCost(baseline.cost),
  ])
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    )
  console.log()
  for (const { work, ours, baseline } of lines) {
    if (work.remark) console.log(`${work.name}: ${work.remark}`)
    if (ours.failed + baseline.failed > 0)
      console.log(
        `${work.name}: NOT ALL REQUESTS SUCCEEDED: ours failed ${ours.failed}, the limit ${baseline.failed}`,
      )
  }
}

function formatInteger(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
