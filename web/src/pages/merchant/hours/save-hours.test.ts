import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { setDay } from './hours-edit.ts'
import { saveHours } from './save-hours.ts'

const base = { hours: defaultHours(), version: 1 }
const staleVersionFailure = (shop: Partial<Shop>) =>
  new ApiError({ status: 409, code: 'stale_version', message: 'Changed meanwhile', body: { shop } })

/** A server with these responses, in order. */
function tries(...responses: (Error | 'kept')[]) {
  const sent: number[] = []
  const send = async (version: number) => {
    sent.push(version)
    const response = responses[sent.length - 1]
    if (response instanceof Error) throw response
    return response
  }
  return { sent, send }
}

test('a concurrent pause or switch does not prevent saving the hours', async () => {
  const { sent, send } = tries(staleVersionFailure({ ...base, version: 4 }), 'kept')
  expect(await saveHours(base, send)).toBe('kept')
  expect(sent).toEqual([1, 4])
})

test('hours that were changed elsewhere are a conflict for the user', async () => {
  const conflict = staleVersionFailure({ hours: setDay(base.hours, 'sat', []), version: 2 })
  const { sent, send } = tries(conflict)
  await expect(saveHours(base, send)).rejects.toBe(conflict)
  expect(sent).toEqual([1])
})

test('a second stale version, or another error, is thrown', async () => {
  const stale = staleVersionFailure({ ...base, version: 5 })
  const { sent, send } = tries(staleVersionFailure({ ...base, version: 4 }), stale)
  await expect(saveHours(base, send)).rejects.toBe(stale)
  expect(sent).toEqual([1, 4])

  const offline = new ApiError({ status: 0, code: 'network', message: '' })
  await expect(saveHours(base, tries(offline).send)).rejects.toBe(offline)
})
