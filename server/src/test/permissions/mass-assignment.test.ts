import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { assignFields, listForbiddenFields } from './mass-assignment.ts'
import type { PermissionActor } from './permission-fixture.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const fields = await listForbiddenFields(testApp.db)
const actors: PermissionActor[] = ['customer', 'merchant', 'admin', 'visitor']
const things = ['shown', 'hidden', 'paid', 'ownerless'] as const
const cases = actors.flatMap((actor) => things.map((thing) => ({ actor, thing })))

/** Those that write an entity; all others in `npm run test:hard`, and there each actor that may make the call. */
const entityCalls: CallName[] = [
  'register',
  'updateMe',
  'createUser',
  'updateUser',
  'createShop',
  'updateShop',
  'createProduct',
  'updateProduct',
  'placeOrder',
  'createCheckout',
  'sendMessage',
]
const mutatingCalls = (Object.entries(calls) as [CallName, CallShape][])
  .filter(([, { method }]) => method !== 'GET')
  .map(([name]) => name)

describe('a field that the body of a call does not name changes nothing', () => {
  test.each(process.env.HARD ? mutatingCalls : entityCalls)('%s', async (name) => {
    for (const { actor, thing } of cases) {
      const problems = await assignFields(testApp, name, actor, thing, fields)
      if (problems === undefined) continue
      expect(problems, `${actor}, ${thing}`).toEqual([])
      if (!process.env.HARD) return
    }
  })
})
