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

/** Of the first resource with which this actor succeeds. */
async function findProblems(name: CallName, actor: PermissionActor): Promise<string[] | undefined> {
  for (const thing of things) {
    const problems = await assignFields(testApp, name, actor, thing, fields)
    if (problems) return problems
  }
  return undefined
}

describe('a field that the body of a call does not name changes nothing', () => {
  test.each(process.env.HARD ? mutatingCalls : entityCalls)('%s', async (name) => {
    for (const actor of actors) {
      const problems = await findProblems(name, actor)
      expect(problems ?? [], actor).toEqual([])
      if (problems && !process.env.HARD) return
    }
  })
})
