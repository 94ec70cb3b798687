import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { getGazetteer } from './gazetteer.ts'

const testApp = await createTestApp()
const search = async (q: string) =>
  (await testApp.anonymous.send(calls.searchLocations, { query: { q } })).body.data
const reverse = (lat: string, lng: string) =>
  testApp.anonymous.send(calls.reverseGeocode, { query: { lat, lng } })

test('a town is found by prefix, ignoring case and accents, without duplicates, the nearest first', async () => {
  const suggestions = await search('MARÍ')
  expect(suggestions[0]).toEqual({
    place_id: 'us-95338',
    main_text: 'Mariposa',
    secondary_text: 'CA 95338',
    coordinates: { lat: 37.4931, lng: -119.9219 },
  })
  expect(suggestions).toHaveLength(8)
  expect(new Set(suggestions.map((one) => one.main_text + one.secondary_text.slice(0, 2))).size).toBe(8)
})

test('an exact name comes before a nearer prefix match', async () => {
  expect((await search('New York'))[0]).toMatchObject({ main_text: 'New York' })
})

test('prefix matches are ordered by distance and town size', async () => {
  expect((await search('los'))[0]).toMatchObject({ main_text: 'Los Angeles' })
  expect((await search('los b'))[0]).toMatchObject({ main_text: 'Los Banos' })
  expect((await search('oak'))[0]).toMatchObject({ main_text: 'Oakland' })
  expect((await search('oakh'))[0]).toMatchObject({ main_text: 'Oakhurst' })
})

test('distances are measured from the requested location', async () => {
  const from = async (lat: string, lng: string) => {
    const { body } = await testApp.anonymous.send(calls.searchLocations, {
      query: { q: 'springfield', lat, lng },
    })
    return body.data[0]?.secondary_text.slice(0, 2)
  }
  expect(await from('42.1', '-72.6')).toBe('MA')
  expect(await from('39.8', '-89.6')).toBe('IL')
})

test('a state narrows the search', async () => {
  expect((await search('Marion, KS')).map(({ secondary_text }) => secondary_text.slice(0, 2))).toEqual(['KS'])
})

test('a postcode is found by prefix', async () => {
  expect(await search('95338')).toMatchObject([{ main_text: 'Mariposa', secondary_text: 'CA 95338' }])
  expect(await search('953')).toHaveLength(8)
})

test.each(['', 'M', '  m ', 'zzzzzz', '%%', '((('])('"%s" finds nothing', async (q) => {
  expect(await search(q)).toEqual([])
})

test('a point has the address of the nearest place', async () => {
  expect((await reverse('37.4845', '-119.9661')).body).toEqual({ address: 'Mariposa, CA 95338' })
})

test('far from any town the address is the current location', async () => {
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
])('the coordinates "%s", "%s" are rejected', async (lat, lng) => {
  expect(await reverse(lat, lng)).toMatchObject({ status: 400 })
})

test('the base map has the counties and towns nearby, the largest town first', async () => {
  const { body } = await testApp.anonymous.send(calls.getBasemap, { query: { lat: '37.48', lng: '-119.97' } })
  expect(body.style_url).toBeNull()
  const names = body.areas.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Mariposa', 'Madera', 'Merced', 'Tuolumne']))
  expect(names).not.toContain('Los Angeles')
  for (const [lng, lat] of body.areas.flatMap(({ rings }) => rings.flat())) {
    expect(Math.abs(lat)).toBeLessThanOrEqual(90)
    expect(Math.abs(lng)).toBeLessThanOrEqual(180)
  }
  const sizes = body.towns.map(({ size }) => size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(body.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mariposa', 'Midpines']))
  expect(JSON.stringify(body).length).toBeLessThan(400_000)
})

test('the base map in the middle of the ocean is empty', async () => {
  const { body } = await testApp.anonymous.send(calls.getBasemap, { query: { lat: '0', lng: '-150' } })
  expect(body).toEqual({ style_url: null, areas: [], towns: [] })
})

test('a configured map style replaces the base map, and only its origin is allowed', async () => {
  const styled = await createTestApp({ env: { MAP_STYLE_URL: 'https://tiles.example/styles/day.json' } })
  const { body, headers } = await styled.anonymous.send(calls.getBasemap, {
    query: { lat: '37', lng: '-119' },
  })
  expect(body).toEqual({ style_url: 'https://tiles.example/styles/day.json', areas: [], towns: [] })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("worker-src 'self';")
})

test('a town gets the postcode nearest to its center', () => {
  const [town] = getGazetteer().search('sacramento ca', { lat: 38.58, lng: -121.49 }, 1)
  expect(town?.zip).toMatch(/^958/)
})

const manyDecimals = '37.48449999999999999999999999999999999999'

test('coordinates can have any number of decimals', async () => {
  const near = { lat: manyDecimals, lng: '-119.96610000000000000000000001' }
  const { body } = await reverse(near.lat, near.lng)
  expect(body.address).toBe((await reverse('37.4845', '-119.9661')).body.address)
  const responses = [
    await testApp.anonymous.send(calls.searchLocations, { query: { q: 'oak', ...near } }),
    await testApp.anonymous.send(calls.getBasemap, { query: near }),
    await testApp.anonymous.send(calls.listShops, { query: { ...near, radius: '10.00000000000000000001' } }),
    await testApp.anonymous.send(calls.listProducts, { query: { ...near, radius: '1e1' } }),
  ]
  for (const { status } of responses) expect(status).toBe(200)
  for (const form of ['37.', '+37.5', '3.7e1', '37.5e-0'])
    expect((await reverse(form, '-119')).status).toBe(200)
})

test('coordinates and radii that are not decimal numbers or out of range are rejected', async () => {
  for (const lat of ['NaN', 'Infinity', '0x10', '1e999', '91', '-90.0001', '', '37,5'])
    expect((await reverse(lat, '0')).status, lat).toBe(400)
  for (const radius of ['0', '-1', '12500.1', '1e-400', '1e999'])
    for (const call of [calls.listShops, calls.listProducts])
      expect((await testApp.anonymous.send(call, { query: { lat: '0', lng: '0', radius } })).status).toBe(400)
})

test('a radius near zero finds nothing', async () => {
  for (const call of [calls.listShops, calls.listProducts])
    for (const radius of ['1e-9', '1e-300', '5e-324']) {
      const { status, body } = await testApp.anonymous.send(call, { query: { lat: '0', lng: '0', radius } })
      expect([status, body.data]).toEqual([200, []])
    }
})

test('the atlas is parsed once for any number of requests', async () => {
  const base = (lat: string) => testApp.anonymous.send(calls.getBasemap, { query: { lat, lng: '-100.1' } })
  expect((await base('40.1')).body.areas.length).toBeGreaterThan(10)
  const parse = vi.spyOn(JSON, 'parse')
  try {
    for (const lat of ['40.2', '40.3', '40.4'])
      expect((await base(lat)).body.areas.length).toBeGreaterThan(10)
    const maxLength = Math.max(0, ...parse.mock.calls.map(([text]) => text.length))
    expect(maxLength).toBeLessThan(500_000)
  } finally {
    parse.mockRestore()
  }
})
