import { parseArgs } from 'node:util'
import { faults } from './faults.ts'
import { findMissingComponent, postgresBinFolder } from './installed-components.ts'
import { formatResult, maxReadGapMs, runDrill, tableHead } from './run-drill.ts'

const usage = `npm run drill -- [--faults NAME,NAME] [--rounds 1] [--keep]
Starts PostgreSQL with Patroni, etcd, HAProxy, PgBouncer, Redis and three nodes behind nginx on this machine,
and ends parts of it under load. --keep keeps the folder with the logs and the history. Names:
${faults.map(({ name, description }) => `  ${name.padEnd(16)} ${description}`).join('\n')}`

const print = (line: string) => process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(2)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string' },
      rounds: { type: 'string', default: '1' },
      keep: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    print(usage)
    process.exit(0)
  }
  const names = values.faults?.split(',')
  const unknown = names?.filter((name) => !faults.some((fault) => fault.name === name)) ?? []
  const rounds = Number(values.rounds)
  if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) fail(usage)
  const chosen = faults.filter(({ name }) => !names || names.includes(name))
  return { chosen: Array.from({ length: rounds }, () => chosen).flat(), keepFolder: values.keep ?? false }
}

const { chosen, keepFolder } = readOptions()
const missing = findMissingComponent()
if (missing || !postgresBinFolder) fail(`The drill cannot run here: ${missing}`)

const abort = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => abort.abort(new Error(`ended by ${name}`)))
// so that no process stays behind
process.on('uncaughtException', (error) => abort.abort(error))

const result = await runDrill(chosen, postgresBinFolder, { print, signal: abort.signal, keepFolder }).catch(
  (error: Error) => fail(error.message),
)
print(`\n${tableHead}`)
for (const one of result.faults) print(formatResult(one))
print(
  `\n${result.faults.length} failures, ${result.acknowledged} acknowledged writes, ${result.violations.length} lost, doubled or wrong`,
)
print(
  `responses to writes: ${[...result.statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ')}`,
)
for (const one of result.stale) print(`stale: ${one}`)
const problems = new Set([
  ...result.violations.map((one) => JSON.stringify(one)),
  ...result.unexpected,
  ...result.faults
    .filter(({ writeGapMs, fault }) => writeGapMs > fault.maxWriteGapMs)
    .map(({ fault }) => `${fault.name}: writes resumed after more than ${fault.maxWriteGapMs / 1000} s`),
  ...result.faults
    .filter(({ readGapMs }) => readGapMs > maxReadGapMs)
    .map(({ fault }) => `${fault.name}: no read for more than ${maxReadGapMs / 1000} s`),
])
for (const problem of problems) print(problem)
process.exit(problems.size === 0 ? 0 : 1)
