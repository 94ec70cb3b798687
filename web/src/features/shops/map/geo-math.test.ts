import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleAround } from './map-style.ts'

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})
const miles = fc.constantFrom(0.25, 0.5, 1, 2, 5, 10, 25)

test('every corner of a ring is at its distance, and the ring is closed', () => {
  fc.assert(
    fc.property(point, miles, (centre, reach) => {
      const ring = circleAround(centre, reach)
      for (const [lng, lat] of ring) expect(distanceMiles(centre, { lat, lng })).toBeCloseTo(reach, 3)
      expect(ring.at(-1)).toEqual(ring[0])
    }),
  )
})
