import { expect, test } from 'vitest'
import type { MapColors } from './map-colors.ts'
import { createMapStyle } from './map-style.ts'
import { mapTextures } from './map-textures.ts'

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
  const patterns = [...JSON.stringify(style.layers).matchAll(/"[a-z]+-pattern":"(\w+)"/g)].map(([, id]) => id)
  expect(patterns.length).toBeGreaterThan(0)
  for (const id of patterns) expect(mapTextures).toHaveProperty(id ?? '')
})

test('every layer uses an existing source', () => {
  for (const layer of style.layers) if ('source' in layer) expect(style.sources).toHaveProperty(layer.source)
})

test('rings have the distance labels of the list of shops', () => {
  const labels = labelsIn('ring-labels')
  for (const distance of ['1,320 ft', '2,640 ft', '1.0 mi', '2.0 mi'])
    expect(labels).toContain(`"${distance}"`)
})

test('the chosen town is labeled at the location, and not again at the center of its postal codes', () => {
  expect(labelsIn('place')).toContain('"Mariposa"')
  expect(labelsIn('towns')).toContain('"Midpines"')
  expect(labelsIn('towns')).not.toContain('"Mariposa"')
})

test('the paper texture has few and faint marks', () => {
  for (const draw of Object.values(mapTextures)) {
    const { width, height, data } = draw('#1e2923')
    expect(data).toHaveLength(width * height * 4)
    const inked = data.filter((value, at) => at % 4 === 3 && value > 0).length
    expect(inked).toBeGreaterThan(100)
    expect(inked).toBeLessThan((width * height) / 2)
    expect(Math.max(...data.filter((_, at) => at % 4 === 3))).toBeLessThan(100)
  }
})
