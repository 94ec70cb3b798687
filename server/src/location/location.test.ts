import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { startTown } from '../test/harness.ts'

const town = await startTown()
const search = async (q: string) => (await town.nobody.send(calls.searchLocation, { query: { q } })).body.data
const reverse = (lat: string, lng: string) => town.nobody.send(calls.reverseLocation, { query: { lat, lng } })

test('a town is found by its beginning, whatever its case and accents, once, the nearest first', async () => {
  const found = await search('MARÍ')
  expect(found[0]).toEqual({
    place_id: 'us-95338',
    main_text: 'Mariposa',
    secondary_text: 'CA 95338',
    coordinates: { lat: 37.4931, lng: -119.9219 },
  })
  expect(found).toHaveLength(8)
  expect(new Set(found.map((one) => one.main_text + one.secondary_text.slice(0, 2))).size).toBe(8)
})

test('the exact name comes before the nearer beginning', async () => {
  expect((await search('New York'))[0]).toMatchObject({ main_text: 'New York' })
})

test('a state narrows it down', async () => {
  expect((await search('Marion, KS')).map(({ secondary_text }) => secondary_text.slice(0, 2))).toEqual(['KS'])
})

test('a postcode is found by its beginning', async () => {
  expect(await search('95338')).toMatchObject([{ main_text: 'Mariposa', secondary_text: 'CA 95338' }])
  expect(await search('953')).toHaveLength(8)
})

test.each(['', 'M', '  m ', 'zzzzzz', '%%', '((('])('"%s" finds nothing', async (q) => {
  expect(await search(q)).toEqual([])
})

test('a point has the address of the nearest place', async () => {
  expect((await reverse('37.4845', '-119.9661')).body).toEqual({ address: 'Mariposa, CA 95338' })
})

test('far from any place it is the current location', async () => {
  for (const [lat, lng] of [
    ['0', '0'],
    ['90', '0'],
    ['30', '-140'],
  ] as const)
    expect((await reverse(lat, lng)).body).toEqual({ address: 'Current Location' })
})

test.each([
  ['91', '0'],
  ['x', '0'],
  ['', ''],
])('%s, %s is no point', async (lat, lng) => {
  expect(await reverse(lat, lng)).toMatchObject({ status: 400 })
})
