import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import Supercluster from 'supercluster'
import type { MapCluster, MapShop } from '../map-shops.ts'

/** CSS pixels: a pin is 36 wide, a cluster 40. */
const pinDistancePx = 44
/** Of a tile, to which the distance relates. */
const tilePx = 512
/** From the next level on, even shops in one building have pins of their own. */
const maxClusterZoom = 17
/** A label needs this much space beside its pin, up to the edge of the map and to the next cluster. */
const labelMargin = { x: 72, y: 44 }
const clusterMarginPx = 64
const world: [number, number, number, number] = [-180, -90, 180, 90]

export type ClusteredShops = {
  /** In the given order. */
  pins: MapShop[]
  clusters: MapCluster[]
}

/** Pins that never overlap: shops too close to each other are one cluster, but for the chosen one. */
export function clusterShops(
  shops: readonly MapShop[],
  zoom: number,
  chosenId: string | undefined,
): ClusteredShops {
  const level = Math.floor(zoom)
  // the index knows whole levels only: between them the map shows the same distance with more pixels
  const radius = pinDistancePx / 2 ** (zoom - level)
  const index = new Supercluster({ radius, extent: tilePx, maxZoom: maxClusterZoom })
  const points = shops.flatMap(({ id, coordinates: { lat, lng } }, at) =>
    id === chosenId ? [] : [{ type: 'Feature' as const, properties: { at }, geometry: toPoint([lng, lat]) }],
  )
  index.load(points)
  const clusters: MapCluster[] = []
  const places = new Set(shops.flatMap(({ id }, at) => (id === chosenId ? [at] : [])))
  for (const { properties, geometry } of index.getClusters(world, level)) {
    const [lng = 0, lat = 0] = geometry.coordinates
    if ('cluster' in properties) clusters.push({ coordinates: { lat, lng }, count: properties.point_count })
    else places.add(properties.at)
  }
  return { pins: shops.filter((_, at) => places.has(at)), clusters }
}

const toPoint = (coordinates: [lng: number, lat: number]) => ({ type: 'Point' as const, coordinates })

/** The pins and clusters at the zoom of the map, and the pins whose label is not cut off at its edge. */
export function useClusteredShops(
  map: MapLibre | undefined,
  shops: readonly MapShop[],
  chosenId: string | undefined,
): ClusteredShops & { labeled: MapShop[] } {
  const [view, setView] = useState<{
    zoom: number
    project: (at: Coordinates) => { x: number; y: number }
    width: number
    height: number
  }>()
  useEffect(() => {
    if (!map) return
    const read = () => {
      const { clientWidth, clientHeight } = map.getContainer()
      const project = ({ lat, lng }: Coordinates) => map.project([lng, lat])
      setView({ zoom: map.getZoom(), project, width: clientWidth, height: clientHeight })
    }
    read()
    for (const event of ['moveend', 'resize'] as const) map.on(event, read)
    return () => {
      for (const event of ['moveend', 'resize'] as const) map.off(event, read)
    }
  }, [map])
  const zoom = view?.zoom ?? 0
  const clustered = useMemo(() => clusterShops(shops, zoom, chosenId), [shops, zoom, chosenId])
  const labeled = useMemo(() => {
    if (!view) return []
    const groups = clustered.clusters.map(({ coordinates }) => view.project(coordinates))
    return clustered.pins.filter(({ coordinates }) => {
      const { x, y } = view.project(coordinates)
      const isInside =
        Math.min(x, view.width - x) > labelMargin.x && Math.min(y, view.height - y) > labelMargin.y
      return isInside && groups.every((one) => Math.hypot(one.x - x, one.y - y) > clusterMarginPx)
    })
  }, [clustered, view])
  return { ...clustered, labeled }
}
