import { expect, test } from 'vitest'
import type { MapColours } from './map-colours.ts'
import { createMapStyle } from './map-style.ts'
import { mapTextures } from './map-textures.ts'

const colours = Object.fromEntries(
  ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'].map((name) => [
    name,
    '#123456',
  ]),
) as MapColours
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
const style = createMapStyle({ base, location, colours, narrow: false })
const labelsIn = (source: string) => JSON.stringify(style.sources[source])

test('the ground asks nobody for anything', () => {
  expect(JSON.stringify(style)).not.toMatch(/https?:/)
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  const patterns = [...JSON.stringify(style.layers).matchAll(/"[a-z]+-pattern":"(\w+)"/g)].map(([, id]) => id)
  expect(patterns.length).toBeGreaterThan(0)
  for (const id of patterns) expect(mapTextures).toHaveProperty(id ?? '')
})

test('every layer draws from a source that is there', () => {
  for (const layer of style.layers) if ('source' in layer) expect(style.sources).toHaveProperty(layer.source)
})

test('rings say how far they are as the list of shops does', () => {
  const words = labelsIn('ring-words')
  for (const said of ['1,320 ft', '2,640 ft', '1.0 mi', '2.0 mi']) expect(words).toContain(`"${said}"`)
})

test('the place has its name where it is, and not again in the middle of its postcodes', () => {
  expect(labelsIn('place')).toContain('"Mariposa"')
  expect(labelsIn('towns')).toContain('"Midpines"')
  expect(labelsIn('towns')).not.toContain('"Mariposa"')
})

test('the paper carries few and faint marks', () => {
  for (const draw of Object.values(mapTextures)) {
    const { width, height, data } = draw('#1e2923')
    expect(data).toHaveLength(width * height * 4)
    const inked = data.filter((value, at) => at % 4 === 3 && value > 0).length
    expect(inked).toBeGreaterThan(100)
    expect(inked).toBeLessThan((width * height) / 2)
    expect(Math.max(...data.filter((_, at) => at % 4 === 3))).toBeLessThan(100)
  }
})
