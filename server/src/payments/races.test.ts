import { beforeAll, expect, test } from 'vitest'
import { moodyGateway } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import { refundCrossed, refundMoments } from '../test/payments/refund-races.ts'
import * as told from '../test/payments/webhook-races.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown()
})

test.each([
  ['an event that comes fifty times at once has its effect once', told.sameEvent],
  ['events have the same effect in any order', told.everyOrder],
  ['an event that nobody signed pays for nothing', told.forgedEvent],
  ['a press, fifty times at once, is one checkout', races.samePress],
  ['a checkout that was cut off is completed by the same press', races.killedCheckout],
  ['an event that could not be written down is taken when it comes again', told.lostWhileTold],
  ['a session of somebody else, unpaid or made up tells nothing', told.othersSession],
  ['a signed event that does not fit pays for nothing and is raised', told.misfits],
  ['refunds at once never give back more than was charged', races.manyRefunds],
] as const)('%s', async (_, race) => {
  expect(await race(town)).toEqual([])
})

test.each(['before the provider closes', 'after the provider has closed'] as const)(
  'a hold that runs out while its customer pays, %s, is paid and sold or neither',
  async (instant) => {
    expect(await races.lastMoment(town, instant)).toEqual([])
  },
)

test.each(refundMoments)('a refund that is %s loses nothing and is refused to nobody', async (moment) => {
  expect(await refundCrossed(town, moment)).toEqual([])
})

test.each(['stumbles', 'acts, then stumbles', 'acts, then cuts', 'is busy'] as const)(
  'a card provider that %s loses nothing, doubles nothing and holds nobody up',
  async (mood) => {
    expect(await moodyGateway(town, mood)).toEqual([])
  },
)
