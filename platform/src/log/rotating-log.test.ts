import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRotatingLog } from './rotating-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const listFiles = () => readdirSync(folder).filter((name) => name !== 'current.log')
const hasLine = (line: string) =>
  listFiles().some((name) => readFileSync(join(folder, name), 'utf8').includes(line))
const fail = (error: unknown) => {
  throw error
}

test('a log that has reached its size continues in the next file, and the oldest files are deleted', async () => {
  // two starts, the second of which continues where the first ended
  for (const start of [1, 2]) {
    const log = await openRotatingLog(join(folder, 'mainstreet.log'), fail, '10k')
    for (let index = 0; index < 1000; index++) {
      const line = JSON.stringify({ start, index, text: 'x'.repeat(100) })
      log.write(`${line}\n`)
      if (index % 20 !== 0) continue
      // lines that wait for the disk are written at once, into one file, and so is what comes before the next file is open
      const polling = { interval: 1, timeout: 20_000 }
      await expect.poll(() => hasLine(line), polling).toBe(true)
      await expect.poll(() => statSync(join(folder, 'current.log')).size, polling).toBeLessThan(10_240)
    }
    await log.close()
  }
  await expect.poll(() => listFiles().length).toBeLessThanOrEqual(6)
  expect(listFiles().length).toBeGreaterThan(3)
  for (const name of listFiles()) {
    expect(name).toMatch(/^mainstreet\.\d+\.log$/)
    expect(statSync(join(folder, name)).size).toBeLessThan(30_000)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o640)
  }
  const last = readFileSync(join(folder, 'current.log'), 'utf8').trimEnd().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toMatchObject({ start: 2, index: 999 })
})

test('a folder that cannot be written is an error of the start', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(openRotatingLog(join(folder, 'file/mainstreet.log'), fail)).rejects.toThrow()
})
