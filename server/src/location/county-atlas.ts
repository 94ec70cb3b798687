import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

export type GeoRing = [lng: number, lat: number][]
export type AtlasBounds = { west: number; south: number; east: number; north: number }
export type CountyOutline = { name: string; rings: GeoRing[] }

type AtlasTopology = Parameters<typeof feature>[0]
type County = {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: GeoRing[] } | { type: 'MultiPolygon'; coordinates: GeoRing[][] }
}
/** Corners alternate longitude and latitude, in units of 1 / scale degrees. */
type StoredRing = { county: number; name: string; box: AtlasBounds; corners: Int32Array }

/** About 10 m. */
const unitsPerDegree = 10_000

let atlasPromise: Promise<readonly StoredRing[]> | undefined

/** The counties of the package `us-atlas` that touch the box. */
export async function countiesWithin(box: AtlasBounds): Promise<CountyOutline[]> {
  atlasPromise ??= readAtlas().catch((cause: unknown) => {
    // retry on the next request
    atlasPromise = undefined
    throw cause
  })
  const touching = (await atlasPromise).filter((ring) => boxesOverlap(ring.box, box))
  // counties of neighboring states can share a name
  return [...Map.groupBy(touching, ({ county }) => county).values()].map((rings) => ({
    name: rings[0]?.name ?? '',
    rings: rings.map(decodeRing),
  }))
}

/** Parsed once per process (0.1 s), then stored as numbers only: about 2 MB. */
async function readAtlas(): Promise<readonly StoredRing[]> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const atlas = JSON.parse(await readFile(path, 'utf8')) as AtlasTopology & {
    objects: { counties: AtlasTopology['objects'][string] }
  }
  const { features } = feature(atlas, atlas.objects.counties) as unknown as { features: County[] }
  return features.flatMap(({ geometry, properties: { name } }, county) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    return rings.map((ring) => ({ county, name, box: getBounds(ring), corners: encodeRing(ring) }))
  })
}

function getBounds(ring: GeoRing): AtlasBounds {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng, lat] of ring) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

function encodeRing(ring: GeoRing): Int32Array {
  return Int32Array.from(ring.flat(), (degrees) => Math.round(degrees * unitsPerDegree))
}

function decodeRing({ corners }: StoredRing): GeoRing {
  const ring: GeoRing = []
  for (let index = 0; index < corners.length; index += 2)
    ring.push([(corners[index] ?? 0) / unitsPerDegree, (corners[index + 1] ?? 0) / unitsPerDegree])
  return ring
}

function boxesOverlap(a: AtlasBounds, b: AtlasBounds): boolean {
  return a.south < b.north && a.north > b.south && a.west < b.east && a.east > b.west
}
