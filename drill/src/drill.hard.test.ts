import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { findMissingComponent, postgresBinFolder } from './installed-components.ts'
import { maxReadGapMs, runDrill } from './run-drill.ts'

/** `test:hard` runs once with DATABASE_URL and once without; the drill has a database of its own. */
const skipReason = process.env.DATABASE_URL ? 'it has run before' : findMissingComponent()
const names = ['app-kill', 'primary-kill', 'machine-freeze', 'network', 'pgbouncer']

test.skipIf(skipReason)(
  `no acknowledged write is lost or duplicated when parts of a cluster fail${skipReason ? ` (skipped: ${skipReason})` : ''}`,
  { timeout: 15 * minuteMs },
  async () => {
    const chosen = faults.filter(({ name }) => names.includes(name))
    expect(chosen).toHaveLength(names.length)
    const result = await runDrill(chosen, postgresBinFolder ?? '', { print: console.log })
    expect(result).toMatchObject({ violations: [], unexpected: [] })
    expect(result.acknowledged).toBeGreaterThan(100)
    for (const { fault, writeGapMs, readGapMs } of result.faults) {
      expect(writeGapMs, fault.name).toBeLessThan(fault.maxWriteGapMs)
      // the machine may be busy
      expect(readGapMs, fault.name).toBeLessThan(maxReadGapMs + secondMs)
    }
  },
)
