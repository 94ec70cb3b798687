import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTown, type Town } from '../test/setup/test-app.ts'
import { type Geocoder, keptGeocoder, withFallback } from './geocoder.ts'
import { remoteGeocoder } from './remote-geocoder.ts'

const home = { lat: 37.4845, lng: -119.9661 }

/** A stand-in for a geocoding server: what was asked of it, and what it answers next. */
let asked: { path: string; query: Record<string, string>; agent: string | undefined }[] = []
let answerNext: (request: IncomingMessage, response: ServerResponse) => unknown

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  asked.push({
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    agent: request.headers['user-agent'],
  })
  answerNext(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = (body: unknown, status = 200) => {
  answerNext = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
beforeEach(() => {
  asked = []
})

const nominatimPlace = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors',
  osm_type: 'relation',
  osm_id: 112124,
  lat: '37.4849',
  lon: '-119.9663',
  category: 'boundary',
  type: 'administrative',
  importance: 0.4,
  name: 'Mariposa',
  display_name: 'Mariposa, Mariposa County, California, 95338, United States',
  address: { village: 'Mariposa', county: 'Mariposa County', state: 'California', postcode: '95338' },
  boundingbox: ['37.4', '37.5', '-120', '-119.9'],
}
const onStreet = {
  ...nominatimPlace,
  osm_type: 'way',
  osm_id: 7,
  name: '',
  display_name: '5027, Jones Street, Mariposa, Mariposa County, California, 95338, United States',
  address: { ...nominatimPlace.address, house_number: '5027', road: 'Jones Street' },
}
const photonPlace = {
  type: 'Feature',
  properties: {
    osm_type: 'R',
    osm_id: 112124,
    osm_key: 'place',
    osm_value: 'village',
    name: 'Mariposa',
    county: 'Mariposa County',
    state: 'California',
    postcode: '95338',
    country: 'United States',
    countrycode: 'US',
  },
  geometry: { type: 'Point', coordinates: [-119.9663, 37.4849] },
}
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

const speaking = (path: string, signalAfter?: (ms: number) => AbortSignal) =>
  remoteGeocoder({
    url: `${origin}${path}`,
    userAgent: 'Mainstreet/test',
    ...(signalAfter && { signalAfter }),
  })

test.each(['/search', '/geo/search', ''])('Nominatim is asked at %s in its own words', async (path) => {
  json([nominatimPlace, onStreet])
  const found = await speaking(path).search('mari', home)
  expect(found).toEqual([
    {
      place_id: 'r-112124',
      main_text: 'Mariposa',
      secondary_text: 'California 95338',
      coordinates: { lat: 37.4849, lng: -119.9663 },
    },
    {
      place_id: 'w-7',
      main_text: '5027 Jones Street',
      secondary_text: 'Mariposa, California 95338',
      coordinates: { lat: 37.4849, lng: -119.9663 },
    },
  ])
  expect(asked).toMatchObject([
    {
      path: path || '/search',
      query: { q: 'mari', format: 'jsonv2', limit: '8', viewbox: '-120.4661,37.9845,-119.4661,36.9845' },
      agent: 'Mainstreet/test',
    },
  ])

  json(onStreet)
  expect(await speaking(path).reverse(home)).toBe('5027 Jones Street, Mariposa, California 95338')
  expect(asked.at(-1)).toMatchObject({
    path: `${(path || '/search').replace('search', 'reverse')}`,
    query: { lat: '37.4845', lon: '-119.9661', format: 'jsonv2' },
  })
  json({ error: 'Unable to geocode' })
  expect(await speaking(path).reverse({ lat: 0, lng: 0 })).toBeUndefined()
})

test('Photon is asked in its own words; what has no id or no name is left out', async () => {
  const nameless = { ...photonPlace, properties: { ...photonPlace.properties, name: undefined } }
  const { osm_id: _, ...unknown } = photonPlace.properties
  json(collection(photonPlace, nameless, { ...photonPlace, properties: unknown }))
  expect(await speaking('/api').search('mari', home)).toEqual([
    {
      place_id: 'r-112124',
      main_text: 'Mariposa',
      secondary_text: 'Mariposa County, California 95338',
      coordinates: { lat: 37.4849, lng: -119.9663 },
    },
  ])
  expect(asked).toMatchObject([
    { path: '/api', query: { q: 'mari', limit: '8', lat: '37.4845', lon: '-119.9661' } },
  ])

  json(collection(photonPlace))
  expect(await speaking('/api').reverse(home)).toBe('Mariposa, Mariposa County, California 95338')
  expect(asked.at(-1)).toMatchObject({ path: '/reverse', query: { lat: '37.4845', lon: '-119.9661' } })
  json(collection())
  expect(await speaking('/api').reverse(home)).toBeUndefined()
})

const faults: [string, () => void][] = [
  ['an error', () => json({ error: 'overloaded' }, 503)],
  ['too many requests', () => json([], 429)],
  ['no JSON', () => (answerNext = (_, response) => response.end('<html>'))],
  ['JSON of another kind', () => json({ hello: 'world' })],
  ['places off the earth', () => json([{ ...nominatimPlace, lat: '137' }])],
  ['far too much', () => (answerNext = (_, response) => response.end('['.padEnd(600_000)))],
  ['a cut line', () => (answerNext = (_, response) => response.socket?.destroy())],
]
test.each(faults)('%s is a failure, and the gazetteer answers in its place', async (_what, fail) => {
  fail()
  const remote = speaking('/search')
  await expect(remote.search('mari', home)).rejects.toThrow()
  const heard: unknown[] = []
  const both = withFallback({
    first: remote,
    second: { search: async () => [], reverse: async () => 'known' },
    now: () => new Date(),
    warn: (fault) => heard.push(fault),
  })
  expect(await both.search('mari', home)).toEqual([])
  expect(heard).toHaveLength(1)
})

test('a server that does not answer is given up in time, also in the middle of its answer', async () => {
  const soon = () => AbortSignal.timeout(60)
  answerNext = () => undefined
  await expect(speaking('/search', soon).search('mari', home)).rejects.toThrow(/timeout/i)
  answerNext = (_, response) => response.writeHead(200).write('[')
  await expect(speaking('/search', soon).search('mari', home)).rejects.toThrow(/timeout/i)
})

test('after three failures it is left alone for half a minute', async () => {
  let now = 0
  let tries = 0
  const broken: Geocoder = {
    search: async () => {
      tries += 1
      throw new Error('down')
    },
    reverse: async () => undefined,
  }
  const second: Geocoder = { search: async () => [], reverse: async () => undefined }
  const both = withFallback({ first: broken, second, now: () => new Date(now), warn: () => undefined })
  for (let ask = 0; ask < 10; ask++) await both.search('x', home)
  expect(tries).toBe(3)
  now += 30_001
  await both.search('x', home)
  expect(tries).toBe(4)
})

test('an answer is kept, a failure is not', async () => {
  let tries = 0
  const kept = keptGeocoder({
    search: async () => {
      tries += 1
      if (tries === 1) throw new Error('down')
      return []
    },
    reverse: async () => undefined,
  })
  await expect(kept.search('Mari', home)).rejects.toThrow('down')
  await kept.search('mari', home)
  await kept.search('MARI', { lat: 37.49, lng: -119.97 })
  expect(tries).toBe(2)
})

const townWith = (GEOCODER_URL: string): Promise<Town> => startTown({ env: { GEOCODER_URL } })

test('the whole street asks the set server, and goes on without it', async () => {
  const town = await townWith(`${origin}/search`)
  const search = async (q: string) =>
    (await town.nobody.send(calls.searchLocation, { query: { q } })).body.data.map(({ place_id }) => place_id)
  const reverse = async (lat: string) =>
    (await town.nobody.send(calls.reverseLocation, { query: { lat, lng: '-119.9661' } })).body.address
  json([nominatimPlace])
  expect(await search('mariposa')).toEqual(['r-112124'])
  expect(await search('mariposa')).toEqual(['r-112124'])
  expect(asked).toHaveLength(1)
  json(onStreet)
  expect(await reverse('37.4845')).toBe('5027 Jones Street, Mariposa, California 95338')
  json({}, 500)
  expect(await search('midpines')).toEqual(['us-95345'])
  expect(await reverse('37.60')).toBe('Midpines, CA 95345')
  expect(asked.every(({ agent }) => agent?.startsWith('Mainstreet/'))).toBe(true)
})
