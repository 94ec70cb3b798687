import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openBench } from './benchmark-servers.ts'
import { measureLive } from './live-benchmark.ts'
import type { Measured } from './load-generator.ts'
import { measurePages } from './measure-pages.ts'
import { drive, generator } from './run-load.ts'
import { type Work, worksOn } from './workloads.ts'

const usage = `npm run bench                  200 shops, 10,000 products
npm run bench -- --large       100,000 shops, 1,000,000 products
npm run bench -- --only order  the works whose name holds the word; live: chat and sockets; pages: what a phone sees
            --seconds 3 --runs 3 --connections 32 --sockets 10000`

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
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
const connections = Number(values.connections)

/** `cost` in microseconds of processor a request, server and database. */
type Side = Measured & { cost: number }
type Line = { work: Work; ours: Side; limit: Side; alone: Measured }

const street = await openBench(size, (line) => console.log(line))
try {
  const works = (await worksOn(street)).filter(({ name }) => name.includes(values.only))
  const lines: Line[] = []
  for (const work of works) {
    lines.push(await lineOf(work))
    console.log(`  ${work.name}: done`)
  }
  if (lines.length > 0) print(lines)
  if (values.only === '' || values.only === 'live')
    for (const { name, found, aim } of await measureLive(street, Number(values.sockets), seconds))
      console.log(`${name}: ${found} (aim: ${aim})`)
  if (values.only === '' || values.only === 'pages') await measurePages(street.port)
} finally {
  await street.close()
}

/** Ours and the limit in turn, so that what else the machine does meets both. */
async function lineOf(work: Work): Promise<Line> {
  const loads = {
    ours: { ...work.ours, port: street.port },
    limit: { ...work.limit, port: street.limitPort },
  }
  const sides = ['ours', 'limit'] as const
  const many = work.connections ?? connections
  const measured: Record<(typeof sides)[number], Side[]> = { ours: [], limit: [] }
  for (const side of sides) await drive({ ...loads[side], seconds: 2, connections: many })
  for (let at = 0; at < runs; at++)
    for (const side of sides) {
      const before = street.used()
      const one = await drive({ ...loads[side], seconds, connections: many })
      const after = street.used()
      const spent = after[side] - before[side] + after.database - before.database
      measured[side].push({ ...one, cost: (spent * 1e6) / (one.perSecond * seconds) })
    }
  const alone = await drive({ ...loads.ours, seconds, connections: 1 })
  return { work, ours: median(measured.ours), limit: median(measured.limit), alone }
}

function median(all: Side[]): Side {
  const sorted = [...all].sort((a, b) => a.perSecond - b.perSecond)
  const cost = [...all].sort((a, b) => a.cost - b.cost)[Math.floor(all.length / 2)]?.cost ?? Number.NaN
  const middle = sorted[Math.floor(sorted.length / 2)] as Side
  return { ...middle, cost, refused: all.reduce((sum, { refused }) => sum + refused, 0) }
}

function print(lines: Line[]): void {
  const [cpu, ...more] = cpus()
  console.log(
    `\n${size.shops} shops, ${size.products} products; ${connections} connections, median of ${runs} runs of ${seconds} s`,
  )
  console.log(
    `${more.length + 1} cores (${cpu?.model.trim()}), ${street.pinned}; ${generator}; Node ${process.version}`,
  )
  console.log(`others on this machine: load ${loadavg()[0]?.toFixed(1)} (1 min, this run included)`)
  console.log(
    `ready ${street.readyMs} ms after the start; server ${street.freshMemory} MB then, ${street.memory()} MB after the runs\n`,
  )
  const head = [
    'work',
    'ours req/s',
    'limit req/s',
    'ratio',
    'aim',
    'p50 ms',
    'p99 ms',
    'unloaded p50',
    'unloaded p99',
    'us/req ours',
    'us/req limit',
  ]
  const rows = lines.map(({ work, ours, limit, alone }) => [
    work.name,
    whole(ours.perSecond),
    whole(limit.perSecond),
    `${Math.round((100 * ours.perSecond) / limit.perSecond)} %`,
    work.aim,
    ours.p50.toFixed(2),
    ours.p99.toFixed(2),
    alone.p50.toFixed(2),
    alone.p99.toFixed(2),
    ours.cost.toFixed(0),
    limit.cost.toFixed(0),
  ])
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
  console.log()
  for (const { work, ours, limit } of lines) {
    if (work.says) console.log(`${work.name}: ${work.says}`)
    if (ours.refused + limit.refused > 0)
      console.log(
        `${work.name}: NOT ALL WERE ANSWERED: ours refused ${ours.refused}, the limit ${limit.refused}`,
      )
  }
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
