import { createRequire } from 'node:module'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getGazetteer } from './gazetteer.ts'
import { maxSuggestions } from './geocoder.ts'
import { offlineGeocoder } from './offline-geocoder.ts'

type Postcode = { zip: string; city: string; state: string; latitude: number; longitude: number }
const require = createRequire(import.meta.url)
const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Postcode> }
const { abbr: stateNames } = require('zipcodes/lib/states.js') as { abbr: Record<string, string> }
const located = Object.values(codes).filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)

const here = locationLimits.defaultCoordinates
const search = (text: string) => getGazetteer().search(text, here, maxSuggestions)

test.each([
  ['Mariposa, CA 95338', 'Mariposa', 'CA'],
  ['Mariposa, CA 953', 'Mariposa', 'CA'],
  ['Mariposa, California', 'Mariposa', 'CA'],
  ['mariposa, calif', 'Mariposa', 'CA'],
  ['Mariposa, CA, USA', 'Mariposa', 'CA'],
  ['95338 Mariposa', 'Mariposa', 'CA'],
  ['95338-1234', 'Mariposa', 'CA'],
  ['St. Louis', 'Saint Louis', 'MO'],
  ['Saint Louis', 'Saint Louis', 'MO'],
  ['St. Paul, MN', 'Saint Paul', 'MN'],
  ['Mt. Shasta', 'Mount Shasta', 'CA'],
  ['St. Regis, MT', 'Saint Regis', 'MT'],
  ['Ft. Benton MT', 'Fort Benton', 'MT'],
  ['Ft. Bragg, CA', 'Fort Bragg', 'CA'],
  ["Coeur d'Alene", 'Coeur D Alene', 'ID'],
  ['Coeur d’Alene, Idaho', 'Coeur D Alene', 'ID'],
  ['mcarthur, oh', 'Mc Arthur', 'OH'],
  ['San José', 'San Jose', 'CA'],
  ['Peñasco, New Mexico', 'Penasco', 'NM'],
  ['Colorado Springs', 'Colorado Springs', 'CO'],
])('"%s" is %s, %s', (text, city, state) => {
  expect(search(text)[0]).toMatchObject({ city, state })
})

test('an abbreviation is also the beginning of a longer word', () => {
  expect(search('Stockt')[0]).toMatchObject({ city: 'Stockton', state: 'CA' })
  expect(search('st').map(({ city }) => city)).toContain('Stockton')
})

const shortWords: Record<string, string> = { Saint: 'St.', Sainte: 'Ste.', Mount: 'Mt.', Fort: 'Ft.' }
const abbreviate = (city: string) =>
  city.replace(/\b(Saint|Sainte|Mount|Fort)\b/g, (word) => shortWords[word] ?? word)

test('every postcode is found by each usual spelling of its place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...located), ({ zip, city, state }) => {
      const full = stateNames[state] ?? state
      for (const text of [
        zip,
        `${zip}-0001`,
        `${city}, ${state} ${zip}`,
        `${city} ${state} ${zip}-1234`,
        `${abbreviate(city)}, ${full} ${zip}`,
        `${city} ${zip}`,
      ])
        expect(search(text)[0], text).toMatchObject({ zip, city, state })
      for (const name of [city, city.toUpperCase(), abbreviate(city), city.replace(/^(Mc|O|D) /, "$1'")])
        for (const region of [state, full, full.toLowerCase()])
          expect(search(`${name}, ${region}`), `${name}, ${region}`).toContainEqual(
            expect.objectContaining({ city, state }),
          )
    }),
    { numRuns: 15 },
  )
})

test('the address of a point is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...located), async ({ latitude: lat, longitude: lng }) => {
      const address = await offlineGeocoder.reverse({ lat, lng })
      const [found] = await offlineGeocoder.search(address ?? '', here)
      expect(`${found?.main_text}, ${found?.secondary_text}`).toBe(address)
      expect(distanceMiles(found?.coordinates ?? here, { lat, lng })).toBeLessThan(60)
    }),
    { numRuns: 40 },
  )
})
