import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import {
  createPermissionFixture,
  type PermissionActor,
  sendCallAs,
} from '../permissions/permission-fixture.ts'
import { createTestApp } from '../setup/test-app.ts'
import { withOneConnection } from './database-faults.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const actors: PermissionActor[] = ['customer', 'merchant', 'admin']

test.each(Object.keys(calls) as CallName[])('%s needs one connection', async (name) => {
  for (const thing of ['shown', 'paid'] as const) {
    const world = await createPermissionFixture(testApp, thing)
    await withOneConnection(testApp, async () => {
      for (const actor of actors) {
        const { status } = await sendCallAs(name, thing, actor, world)
        expect(status, actor).toBeLessThan(500)
      }
      await testApp.processEvents()
    })
  }
})
