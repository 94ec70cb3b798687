import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createPermissionFixture,
  requestBodies,
  requestQueries,
  toPathParams,
} from '../permissions/permission-fixture.ts'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import { almostValid, fuzzRuns, invalidText } from './fuzz-values.ts'

let testApp: TestApp

beforeAll(async () => {
  // all requests come from one address here
  testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
})

describe('invalid input is rejected and breaks nothing', () => {
  test.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    const call: CallShape = calls[name]
    const world = await createPermissionFixture(testApp, 'shown')
    const right = requestBodies[name]?.(world, 'merchant', 'shown') ?? {}
    const body = call.body ? almostValid(right, getFieldNames(call.body)) : fc.constant(undefined)
    const odd = fc.dictionary(fc.constantFrom('page', ...getFieldNames(call.query)), invalidText, {
      maxKeys: 2,
    })
    const query = odd.map((given) => ({ ...requestQueries[name]?.(world), ...given }))
    const ids = toPathParams(call, world)
    const params = fc.record(
      Object.fromEntries(
        Object.entries(ids).map(([id, known]) => [
          id,
          fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, fc.string({ minLength: 1, maxLength: 50 })),
        ]),
      ),
    )
    const user = fc.constantFrom('customer', 'merchant', 'admin', 'visitor' as const)

    await fc.assert(
      fc.asyncProperty(user, params, query, body, async (actor, params, query, body) => {
        // a call that deletes something would delete what this test needs
        const user = call.method === 'DELETE' ? world.users.stranger : world.users[actor]
        const { status } = await user.send(call, { params, query, body })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: fuzzRuns },
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

function getFieldNames(schema: CallShape['body']): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
}
