import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import { createCachedGeocoder, createFallbackGeocoder, type Geocoder } from './geocoder.ts'
import { createRemoteGeocoder } from './remote-geocoder.ts'

const mariposa = { lat: 37.4845, lng: -119.9661 }

/** A fake geocoding server: records requests and returns the next response. */
let requests: { path: string; query: Record<string, string>; agent: string | undefined }[] = []
let handleRequest: (request: IncomingMessage, response: ServerResponse) => unknown

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  requests.push({
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    agent: request.headers['user-agent'],
  })
  handleRequest(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = (body: unknown, status = 200) => {
  handleRequest = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
beforeEach(() => {
  requests = []
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
const nominatimStreet = {
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

const createGeocoderAt = (path: string, createTimeoutSignal?: (ms: number) => AbortSignal) =>
  createRemoteGeocoder({
    url: `${origin}${path}`,
    userAgent: 'Mainstreet/test',
    ...(createTimeoutSignal && { createTimeoutSignal }),
  })

test.each(['/search', '/geo/search', ''])(
  'a geocoder URL with the path "%s" uses the Nominatim protocol',
  async (path) => {
    json([nominatimPlace, nominatimStreet])
    const suggestions = await createGeocoderAt(path).search('mari', mariposa)
    expect(suggestions).toEqual([
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
    expect(requests).toMatchObject([
      {
        path: path || '/search',
        query: { q: 'mari', format: 'jsonv2', limit: '8', viewbox: '-120.4661,37.9845,-119.4661,36.9845' },
        agent: 'Mainstreet/test',
      },
    ])

    json(nominatimStreet)
    expect(await createGeocoderAt(path).reverse(mariposa)).toBe(
      '5027 Jones Street, Mariposa, California 95338',
    )
    expect(requests.at(-1)).toMatchObject({
      path: `${(path || '/search').replace('search', 'reverse')}`,
      query: { lat: '37.4845', lon: '-119.9661', format: 'jsonv2' },
    })
    json({ error: 'Unable to geocode' })
    expect(await createGeocoderAt(path).reverse({ lat: 0, lng: 0 })).toBeUndefined()
  },
)

test('a geocoder that redirects is not followed', async () => {
  handleRequest = ({ url }, response) =>
    url?.startsWith('/elsewhere')
      ? response.end(JSON.stringify([nominatimPlace]))
      : response.writeHead(302, { location: `${origin}/elsewhere` }).end()
  await expect(createGeocoderAt('').search('mari', mariposa)).rejects.toThrow()
  expect(requests.map(({ path }) => path)).toEqual(['/search'])
})

test('a geocoder URL with the path /api uses the Photon protocol; results without id or name are left out', async () => {
  const nameless = { ...photonPlace, properties: { ...photonPlace.properties, name: undefined } }
  const { osm_id: _, ...unknown } = photonPlace.properties
  json(collection(photonPlace, nameless, { ...photonPlace, properties: unknown }))
  expect(await createGeocoderAt('/api').search('mari', mariposa)).toEqual([
    {
      place_id: 'r-112124',
      main_text: 'Mariposa',
      secondary_text: 'Mariposa County, California 95338',
      coordinates: { lat: 37.4849, lng: -119.9663 },
    },
  ])
  expect(requests).toMatchObject([
    { path: '/api', query: { q: 'mari', limit: '8', lat: '37.4845', lon: '-119.9661' } },
  ])

  json(collection(photonPlace))
  expect(await createGeocoderAt('/api').reverse(mariposa)).toBe('Mariposa, Mariposa County, California 95338')
  expect(requests.at(-1)).toMatchObject({ path: '/reverse', query: { lat: '37.4845', lon: '-119.9661' } })
  json(collection())
  expect(await createGeocoderAt('/api').reverse(mariposa)).toBeUndefined()
})

const failures: [string, () => void][] = [
  ['an error', () => json({ error: 'overloaded' }, 503)],
  ['too many requests', () => json([], 429)],
  ['no JSON', () => (handleRequest = (_, response) => response.end('<html>'))],
  ['JSON of another kind', () => json({ hello: 'world' })],
  ['places off the earth', () => json([{ ...nominatimPlace, lat: '137' }])],
  ['far too much', () => (handleRequest = (_, response) => response.end('['.padEnd(600_000)))],
  ['a cut line', () => (handleRequest = (_, response) => response.socket?.destroy())],
]
test.each(failures)('%s is a failure, and the fallback geocoder is used', async (_what, fail) => {
  fail()
  const remote = createGeocoderAt('/search')
  await expect(remote.search('mari', mariposa)).rejects.toThrow()
  const warnings: unknown[] = []
  const geocoder = createFallbackGeocoder({
    first: remote,
    second: { search: async () => [], reverse: async () => 'known' },
    now: () => new Date(),
    warn: (error) => warnings.push(error),
  })
  expect(await geocoder.search('mari', mariposa)).toEqual([])
  expect(warnings).toHaveLength(1)
})

test('a server that does not respond times out, also in the middle of a response', async () => {
  const soon = () => AbortSignal.timeout(60)
  handleRequest = () => undefined
  await expect(createGeocoderAt('/search', soon).search('mari', mariposa)).rejects.toThrow(/timeout/i)
  handleRequest = (_, response) => response.writeHead(200).write('[')
  await expect(createGeocoderAt('/search', soon).search('mari', mariposa)).rejects.toThrow(/timeout/i)
})

test('after three failures the remote geocoder is not called for half a minute', async () => {
  let now = 0
  let attempts = 0
  const broken: Geocoder = {
    search: async () => {
      attempts += 1
      throw new Error('down')
    },
    reverse: async () => undefined,
  }
  const second: Geocoder = { search: async () => [], reverse: async () => undefined }
  const geocoder = createFallbackGeocoder({
    first: broken,
    second,
    now: () => new Date(now),
    warn: () => undefined,
  })
  for (let call = 0; call < 10; call++) await geocoder.search('x', mariposa)
  expect(attempts).toBe(3)
  now += 30_001
  await geocoder.search('x', mariposa)
  expect(attempts).toBe(4)
})

test('results are cached, failures are not', async () => {
  let attempts = 0
  const cached = createCachedGeocoder({
    search: async () => {
      attempts += 1
      if (attempts === 1) throw new Error('down')
      return []
    },
    reverse: async () => undefined,
  })
  await expect(cached.search('Mari', mariposa)).rejects.toThrow('down')
  await cached.search('mari', mariposa)
  await cached.search('MARI', { lat: 37.49, lng: -119.97 })
  expect(attempts).toBe(2)
})

const startTestAppWith = (GEOCODER_URL: string): Promise<TestApp> => createTestApp({ env: { GEOCODER_URL } })

test('the API uses the configured geocoder and falls back to the gazetteer', async () => {
  const testApp = await startTestAppWith(`${origin}/search`)
  const search = async (q: string) =>
    (await testApp.anonymous.send(calls.searchLocations, { query: { q } })).body.data.map(
      ({ place_id }) => place_id,
    )
  const reverse = async (lat: string) =>
    (await testApp.anonymous.send(calls.reverseGeocode, { query: { lat, lng: '-119.9661' } })).body.address
  json([nominatimPlace])
  expect(await search('mariposa')).toEqual(['r-112124'])
  expect(await search('mariposa')).toEqual(['r-112124'])
  expect(requests).toHaveLength(1)
  json(nominatimStreet)
  expect(await reverse('37.4845')).toBe('5027 Jones Street, Mariposa, California 95338')
  json({}, 500)
  expect(await search('midpines')).toEqual(['us-95345'])
  expect(await reverse('37.60')).toBe('Midpines, CA 95345')
  expect(requests.every(({ agent }) => agent?.startsWith('Mainstreet/'))).toBe(true)
})
