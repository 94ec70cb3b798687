import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sabotage } from '../test/faults/query-faults.ts'
import { moods } from '../test/payments/faulty-gateway.ts'
import { moodyGateway } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import * as told from '../test/payments/webhook-races.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'
import type { Provider } from './stripe/stripe-provider.ts'

/** Whether somebody waits as long as the provider takes; the module below asks, the program knows nothing of it. */
const away = vi.hoisted(() => ({ patience: false }))
afterEach(() => {
  away.patience = false
})
vi.mock('./stripe/with-stripe-timeout.ts', async (original) => {
  const { patiently } = await original<typeof import('./stripe/with-stripe-timeout.ts')>()
  const unbounded: typeof patiently = async (deps, work) => {
    await (away.patience ? work : patiently(deps, work))
  }
  return { patiently: unbounded }
})

let town: Town
beforeAll(async () => {
  town = await startTown()
})

const { lastMoment, hangingGateway, ...others } = races
const { everyOrder, ...othersTold } = told
const repeated: [string, (town: Town) => Promise<string[]>][] = [
  ...Object.entries(others),
  ...Object.entries(othersTold),
  ['lastMoment, paid before', (town) => lastMoment(town, 'before the provider closes')],
  ['lastMoment, paid after', (town) => lastMoment(town, 'after the provider has closed')],
]

test.each(repeated)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(town), `run ${run}`).toEqual([])
})

// each run is all orders already
test('everyOrder, four times', { timeout: 240_000 }, async () => {
  for (let run = 0; run < 4; run++) expect(await everyOrder(town), `run ${run}`).toEqual([])
})

test('a provider that hangs holds nobody up', { timeout: 30_000 }, async () => {
  expect(await hangingGateway(town)).toEqual([])
})

test.each(moods)(
  'a provider that %s loses nothing and doubles nothing',
  { timeout: 90_000 },
  async (mood) => {
    expect(await moodyGateway(town, mood)).toEqual([])
  },
)

describe('what its guard is taken away from turns red', () => {
  test.each([
    ['no_payment_lock', told.sameEvent],
    ['no_refund_bound', races.manyRefunds],
    ['no_dedupe', races.samePress],
    ['no_dedupe', races.killedCheckout],
    ['no_single_capture', told.everyOrder],
    ['no_paid_check', told.othersSession],
    ['no_alarm', told.misfits],
  ] as const)('%s', async (guard, race) => {
    const mend = sabotage(town.db, guard)
    const faults = await race(town).finally(mend)
    expect(faults).not.toEqual([])
  })

  test.each([
    ['no_new_key', 'stumbles'],
    ['no_new_key', 'acts, then stumbles'],
    ['no_quiet', 'is busy'],
  ] as const)('%s, while the provider %s', async (guard, mood) => {
    const mend = sabotage(town.db, guard)
    const faults = await moodyGateway(town, mood).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no key is kept', async () => {
    expect(await moodyGateway(town, 'acts, then cuts', { forgetsKeys: true })).not.toEqual([])
  })

  test('there is no end to waiting', { timeout: 120_000 }, async () => {
    away.patience = true
    const faults = await moodyGateway(town, 'hangs', { timeout: 6000 })
    expect(faults.filter((fault) => fault.includes('answered after'))).not.toEqual([])
  })

  test('no signature is looked at', async () => {
    const { webhooks } = (town.provider as Provider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (payload) => JSON.parse(String(payload))
    const faults = await told.forgedEvent(town).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(faults).not.toEqual([])
  })

  test('no sum is compared', async () => {
    const { webhooks } = (town.provider as Provider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (...given) => {
      const event = constructEvent.apply(webhooks, given)
      Object.assign(event.data.object, { amount_total: 1000, currency: 'usd', livemode: false })
      return event
    }
    const faults = await told.misfits(town).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(faults).not.toEqual([])
  })

  test('an event is taken before its effect is written', async () => {
    const { tx } = town.db
    town.db.tx = (work) => tx(work).catch(() => undefined as never)
    const faults = await told.lostWhileTold(town).finally(() => {
      town.db.tx = tx
    })
    expect(faults).not.toEqual([])
  })

  test('the provider is not asked to close before the goods go back', async () => {
    const { sessions } = (town.provider as Provider).stripe.checkout
    const { expire } = sessions
    sessions.expire = (async () => ({ status: 'expired' })) as unknown as typeof expire
    // the second net: a payment that comes too late is let go
    const mend = sabotage(town.db, 'no_late_payment')
    const faults = await races.lastMoment(town, 'after the provider has closed').finally(() => {
      sessions.expire = expire
      mend()
    })
    expect(faults).not.toEqual([])
  })
})
