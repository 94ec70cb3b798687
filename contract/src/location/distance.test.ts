import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMiles, getBoundingBox, getCompassDirection } from './distance.ts'
import { coordinates } from './fields.ts'

const mariposa = { lat: 37.4845, lng: -119.9661 }
const sanFrancisco = { lat: 37.7749, lng: -122.4194 }
const anyCoordinates = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance', () => {
  test('from Mariposa to San Francisco is about 136 miles', () => {
    expect(distanceMiles(mariposa, sanFrancisco)).toBeCloseTo(135.7, 0)
  })

  test('is symmetric, zero to itself and at most half the circumference of the earth', () => {
    fc.assert(
      fc.property(anyCoordinates, anyCoordinates, (a, b) => {
        const miles = distanceMiles(a, b)
        expect(miles).toBeCloseTo(distanceMiles(b, a), 6)
        expect(distanceMiles(a, a)).toBe(0)
        expect(miles).toBeLessThanOrEqual(Math.PI * 3959 + 1e-6)
      }),
    )
  })
})

describe('the bounding box', () => {
  test('contains every location within the radius', () => {
    const near = fc.tuple(
      anyCoordinates,
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: -8, max: 8, noNaN: true }),
    )
    fc.assert(
      fc.property(near, anyCoordinates, ([center, radius, lean], far) => {
        const shifted = { lat: Math.max(-90, Math.min(90, center.lat + lean)), lng: far.lng }
        for (const candidate of [far, shifted, { ...shifted, lng: center.lng }]) {
          if (distanceMiles(center, candidate) > radius) continue
          const box = getBoundingBox(center, radius)
          expect(candidate.lat).toBeGreaterThanOrEqual(box.minLat)
          expect(candidate.lat).toBeLessThanOrEqual(box.maxLat)
          expect(candidate.lng).toBeGreaterThanOrEqual(box.minLng)
          expect(candidate.lng).toBeLessThanOrEqual(box.maxLng)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('touches the circle at its eastern edge', () => {
    const box = getBoundingBox(mariposa, 50)
    const steps = Array.from({ length: 200 }, (_, step) => mariposa.lat - 1 + step / 100)
    const nearest = Math.min(...steps.map((lat) => distanceMiles(mariposa, { lat, lng: box.maxLng })))
    expect(nearest).toBeCloseTo(50, 1)
  })

  test('spans all longitudes at a pole and at the date line', () => {
    expect(getBoundingBox({ lat: 89.9, lng: 0 }, 20)).toMatchObject({ minLng: -180, maxLng: 180, maxLat: 90 })
    expect(getBoundingBox({ lat: 0, lng: 179.9 }, 20)).toMatchObject({ minLng: -180, maxLng: 180 })
  })
})

test('a latitude beyond the pole is invalid', () => {
  expect(coordinates.safeParse({ lat: 91, lng: 0 }).success).toBe(false)
})

test.each([
  [1, 0, 'north'],
  [1, 1.26, 'northeast'],
  [0, 1, 'east'],
  [-1, 1.26, 'southeast'],
  [-1, 0, 'south'],
  [-1, -1.26, 'southwest'],
  [0, -1, 'west'],
  [1, -1.26, 'northwest'],
  [1, -0.2, 'north'],
])('%s° north and %s° east of Mariposa is %s', (lat, lng, direction) => {
  const there = { lat: mariposa.lat + lat / 100, lng: mariposa.lng + lng / 100 }
  expect(getCompassDirection(mariposa, there)).toBe(direction)
})
