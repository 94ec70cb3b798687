import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../../../demo/seed/demo-accounts.ts'
import type { Race } from '../../test/orders/order-races.ts'
import * as breakIns from '../../test/security/attacks.ts'
import { strangeArrivals, strangeCodes } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown({ env: { AUTH_MAIL_PAUSE: '0' } })
  await town.app.listen({ host: '127.0.0.1', port: 0 })
})

test.each<[string, Race]>([
  ['a code counts once, for who began, within five minutes', strangeCodes],
  ['what comes back from Google counts once, where it began, for a proven address', strangeArrivals],
  ['nobody makes more of themselves than they are', breakIns.climbers],
  ['a demo token counts only when it was given out, and until its end', breakIns.forgedDemoTokens],
  ["a page of another site does nothing in its visitor's name", breakIns.foreignPages],
  ['what ends a session ends all that it keeps open, and no other session', endedSessions],
])('%s', async (_, race) => {
  expect(await race(town)).toEqual([])
})

test('with demo mode off nothing of it is left', async () => {
  expect(await breakIns.demoRemains(await startTown({ env: { DEMO: 'off' } }))).toEqual([])
  expect(await breakIns.demoRemains(town), 'with demo mode on there is').not.toEqual([])
})

test('nothing that is built for browsers holds a demo address or password', () => {
  const browsers = ['web/src/**/*.{ts,tsx}', 'web/dist/**/*.{js,html,css}', 'contract/src/**/*.ts']
  expect(tellingOfDemo(browsers)).toEqual([])
  expect(tellingOfDemo(['demo/seed/*.ts']), 'where they are they are found').not.toEqual([])
})

function tellingOfDemo(patterns: string[]): string[] {
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  const files = globSync(patterns, { cwd }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.filter((file) => {
    const text = readFileSync(cwd + file, 'utf8')
    return demoAccounts.some(({ email, password }) => text.includes(email) || text.includes(password))
  })
}
