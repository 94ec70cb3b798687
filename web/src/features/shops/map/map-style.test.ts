import { expect, test } from 'vitest'
import type { MapColors } from './map-colors.ts'
import { createMapStyle } from './map-style.ts'

const colors = Object.fromEntries(
  ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'].map((name) => [
    name,
    '#123456',
  ]),
) as MapColors
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
  towns: [
    { name: 'Mariposa', coordinates: { lat: 37.52, lng: -119.85 }, size: 1 },
    { name: 'Midpines', coordinates: { lat: 37.57, lng: -119.96 }, size: 1 },
  ],
}
const location = { address: 'Mariposa, CA', coordinates: { lat: 37.4845, lng: -119.9661 } }
const style = createMapStyle({ base, location, colors, narrow: false })
const labelsIn = (source: string) => JSON.stringify(style.sources[source])

test('the base map makes no requests', () => {
  expect(JSON.stringify(style)).not.toMatch(/https?:/)
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(JSON.stringify(style.layers)).not.toMatch(/-pattern|icon-image/)
})

test('every layer uses an existing source', () => {
  for (const layer of style.layers) if ('source' in layer) expect(style.sources).toHaveProperty(layer.source)
})

test('rings say their radius in miles', () => {
  const labels = labelsIn('ring-labels')
  for (const distance of ['¼ mi', '½ mi', '1 mi', '2 mi']) expect(labels).toContain(`"${distance}"`)
})

test('the chosen town is labeled at the location, and not again at the center of its postal codes', () => {
  expect(labelsIn('place')).toContain('"Mariposa"')
  expect(labelsIn('towns')).toContain('"Midpines"')
  expect(labelsIn('towns')).not.toContain('"Mariposa"')
})
