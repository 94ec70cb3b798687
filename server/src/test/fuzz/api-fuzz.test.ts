import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWorld, bodies, paramsOf, queries } from '../permissions/permission-fixture.ts'
import { startTown, type Town } from '../setup/test-app.ts'
import { nearly, oddWord, runs } from './fuzz-values.ts'

let town: Town

beforeAll(async () => {
  // every sender is one address here
  town = await startTown({ env: { AUTH_RATE_LIMITS: 'off' } })
})

describe('junk is refused, and breaks nothing (T45)', () => {
  test.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    const call: CallShape = calls[name]
    const world = await aWorld(town, 'shown')
    const right = bodies[name]?.(world, 'merchant', 'shown') ?? {}
    const body = call.body ? nearly(right, namesIn(call.body)) : fc.constant(undefined)
    const odd = fc.dictionary(fc.constantFrom('page', ...namesIn(call.query)), oddWord, { maxKeys: 2 })
    const query = odd.map((given) => ({ ...queries[name]?.(world), ...given }))
    const ids = paramsOf(call, world)
    const params = fc.record(
      Object.fromEntries(
        Object.entries(ids).map(([id, known]) => [
          id,
          fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, fc.string({ minLength: 1, maxLength: 50 })),
        ]),
      ),
    )
    const who = fc.constantFrom('customer', 'merchant', 'admin', 'nobody' as const)

    await fc.assert(
      fc.asyncProperty(who, params, query, body, async (actor, params, query, body) => {
        // what ends a person or a thing ends this test's, too
        const person = call.method === 'DELETE' ? world.people.stranger : world.people[actor]
        const { status } = await person.send(call, { params, query, body })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: runs },
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

function namesIn(schema: CallShape['body']): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
}
