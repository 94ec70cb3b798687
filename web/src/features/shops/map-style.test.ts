import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groundStyle, type MapColours, ringAround } from './map-style.ts'

const colours = Object.fromEntries(
  ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'].map((name) => [
    name,
    '#123456',
  ]),
) as MapColours

test('every corner of a ring is as far as its label says, and the ring is closed', () => {
  const point = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  fc.assert(
    fc.property(point, fc.constantFrom(0.25, 1, 5, 25), (centre, miles) => {
      const ring = ringAround(centre, miles)
      for (const [lng, lat] of ring) expect(distanceMiles(centre, { lat, lng })).toBeCloseTo(miles, 3)
      expect(ring.at(-1)).toEqual(ring[0])
    }),
  )
})

test('the ground asks nobody for anything', () => {
  const base = {
    areas: [
      {
        name: 'Mariposa',
        rings: [
          [
            [-120, 37],
            [-119, 37],
            [-119, 38],
            [-120, 37],
          ] as [number, number][],
        ],
      },
    ],
    towns: [{ name: 'Mariposa', coordinates: { lat: 37.48, lng: -119.97 }, size: 1 }],
  }
  const shops = [{ name: 'Slow Bell Coffee', coordinates: { lat: 37.48, lng: -119.96 } }]
  const style = groundStyle({ base, shops, centre: { lat: 37.48, lng: -119.97 }, colours })
  expect(JSON.stringify(style)).not.toMatch(/https?:/)
  expect(style).not.toHaveProperty('glyphs')
  expect(style.layers.map(({ id }) => id)).toContain('town-words')
})
