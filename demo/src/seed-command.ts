import { parseArgs } from 'node:util'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { readConfig } from '@mainstreet/server/config.ts'
import { withDatabase } from '@mainstreet/server/connect-database.ts'
import { seedBulk } from './seed/bulk-seed.ts'
import { isDatabaseEmpty } from './seed/is-database-empty.ts'
import { resetDemo, seedDemo } from './seed/seed-demo.ts'

const usage = `npm run seed                                builds the demo town in an empty database
npm run seed -- --reset                     deletes everything and builds it again (demo mode only)
npm run seed -- --shops N --products M      adds a large street for measuring`

const print = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    shops: { type: 'string' },
    products: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function parseCount(text: string | undefined, name: string): number {
  const value = Number(text ?? 0)
  if (!Number.isInteger(value) || value < 0 || value > 100_000_000)
    throw new Error(`--${name} must be a whole number`)
  return value
}

async function runSeed() {
  if (values.help) return print(usage)
  const shops = parseCount(values.shops, 'shops')
  const products = parseCount(values.products, 'products')
  if (products > 0 && shops === 0) throw new Error('Products need shops: give --shops, too')
  const config = readConfig(process.env)
  const { reset } = values
  if (reset && !config.demo)
    throw new Error(
      `--reset deletes all data and works in demo mode only, which is off: ${config.demoReason}`,
    )
  await withDatabase(
    config,
    { print, poolSize: 2, statementTimeoutMs: 0, dropObsolete: reset },
    async (db) => {
      if (reset) await resetDemo(db)
      if (shops > 0) await seedBulk(db, { shops, products, progress: printProgress })
      else if (await isDatabaseEmpty(db))
        await seedDemo(db, new Date(), { cards: config.stripe === undefined })
      else return print('There is a town already; --reset builds it anew.')
      print('Done.')
    },
  )
}

function printProgress(share: number) {
  const filled = Math.round(share * 40)
  const line = `${'#'.repeat(filled)}${'.'.repeat(40 - filled)} ${Math.round(share * 100)} %`
  process.stdout.write(process.stdout.isTTY ? `\r${line}${share === 1 ? '\n' : ''}` : `${line}\n`)
}

try {
  await runSeed()
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
