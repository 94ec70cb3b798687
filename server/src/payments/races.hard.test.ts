import { beforeAll, describe, expect, test } from 'vitest'
import { startTown, type Town } from '../test/harness.ts'
import * as races from '../test/money-races.ts'
import { sabotage } from '../test/switches.ts'
import type { Provider } from './provider.ts'

let town: Town
beforeAll(async () => {
  town = await startTown()
})

test.each(Object.entries({ ...races, lastMoment: undefined }).filter(([, race]) => race))(
  '%s, twenty times',
  { timeout: 240_000 },
  async (_, race) => {
    for (let run = 0; run < 20; run++) expect(await race?.(town), `run ${run}`).toEqual([])
  },
)

describe('what its guard is taken away from turns red', () => {
  test.each([
    ['no_payment_lock', races.sameEvent],
    ['no_refund_bound', races.manyRefunds],
  ] as const)('%s', async (guard, race) => {
    const mend = sabotage(town.db, guard)
    const faults = await race(town).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no signature is looked at', async () => {
    const { webhooks } = (town.provider as Provider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (payload) => JSON.parse(String(payload))
    const faults = await races.forgedEvent(town).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(faults).not.toEqual([])
  })

  test('the provider is not asked to close before the goods go back', async () => {
    const { sessions } = (town.provider as Provider).stripe.checkout
    const { expire } = sessions
    sessions.expire = (async () => ({ status: 'expired' })) as unknown as typeof expire
    const faults = await races.lastMoment(town, 'after the provider has closed').finally(() => {
      sessions.expire = expire
    })
    expect(faults).not.toEqual([])
  })
})
