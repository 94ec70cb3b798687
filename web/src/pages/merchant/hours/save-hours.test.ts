import { defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { setDay } from './hours-edit.ts'
import { saveHours } from './save-hours.ts'

const base = { hours: defaultHours(), version: 1 }
const staleVersionFailure = (shop: Partial<Shop>) =>
  new ApiError({ status: 409, code: 'stale_version', message: 'Changed meanwhile', body: { shop } })

/** A server whose answers come in this order. */
function tries(...answers: (Error | 'kept')[]) {
  const sent: number[] = []
  const send = async (version: number) => {
    sent.push(version)
    const answer = answers[sent.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { sent, send }
}

test('a pause or a switch does not stand in the way of the hours that are edited beside it', async () => {
  const { sent, send } = tries(staleVersionFailure({ ...base, version: 4 }), 'kept')
  expect(await saveHours(base, send)).toBe('kept')
  expect(sent).toEqual([1, 4])
})

test('hours that somebody else has changed are for a person to decide', async () => {
  const clash = staleVersionFailure({ hours: setDay(base.hours, 'sat', []), version: 2 })
  const { sent, send } = tries(clash)
  await expect(saveHours(base, send)).rejects.toBe(clash)
  expect(sent).toEqual([1])
})

test('what comes too late twice, or fails otherwise, is told', async () => {
  const again = staleVersionFailure({ ...base, version: 5 })
  const { sent, send } = tries(staleVersionFailure({ ...base, version: 4 }), again)
  await expect(saveHours(base, send)).rejects.toBe(again)
  expect(sent).toEqual([1, 4])

  const offline = new ApiError({ status: 0, code: 'network', message: '' })
  await expect(saveHours(base, tries(offline).send)).rejects.toBe(offline)
})
