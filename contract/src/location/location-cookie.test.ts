import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLocationCookie, parseLocationCookie } from './location-cookie.ts'

test('a chosen location is read back as written, to about ten meters', () => {
  const name = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  const address = name.filter((text) => text.trim() === text && text.length <= 200)
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true })
  fc.assert(
    fc.property(address, degrees(90), degrees(180), (address, lat, lng) => {
      const value = formatLocationCookie({ address, coordinates: { lat, lng } })
      expect(value).toMatch(/^[\x21-\x7e]+$/)
      expect(value).not.toMatch(/[;,"]/)
      const location = parseLocationCookie(decodeURIComponent(value))
      expect(location?.address).toBe(address)
      expect(location?.coordinates.lat).toBeCloseTo(lat, 3)
      expect(location?.coordinates.lng).toBeCloseTo(lng, 3)
    }),
  )
})

test.each([
  undefined,
  '',
  '37.5,-119.9',
  '37.5,-119.9,',
  '91,0,North',
  '0,181,East',
  '37.5,-119.9, ',
  'NaN,0,Nowhere',
  '1e9,0,Far',
  '{"lat":1}',
  `1,1,${'a'.repeat(201)}`,
])('%s is no location', (value) => {
  expect(parseLocationCookie(value)).toBeUndefined()
})

test('reading the cookie never throws, whatever its value', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseLocationCookie(text)))
})
