import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearingTo, circleAround, getCompassDirection, pointAtDistance } from './geo-math.ts'

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

test('the bearing of a point reached in a direction is that direction', () => {
  fc.assert(
    fc.property(point, miles, fc.double({ min: 0, max: 359.9, noNaN: true }), (from, reach, bearing) => {
      const [lng, lat] = pointAtDistance(from, reach, bearing)
      const off = Math.abs(bearingTo(from, { lat, lng }) - bearing)
      expect(Math.min(off, 360 - off)).toBeLessThan(0.01)
    }),
  )
})

test('a direction has the name of the nearest of eight compass points', () => {
  expect([0, 22, 23, 90, 180, 269, 338, 359].map(getCompassDirection)).toEqual([
    'north',
    'north',
    'northeast',
    'east',
    'south',
    'west',
    'north',
    'north',
  ])
})
