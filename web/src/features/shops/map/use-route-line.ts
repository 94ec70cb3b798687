import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'

type RouteTarget = Pick<Shop, 'name' | 'coordinates'>

/** A dotted line from the place to the shop that is chosen or pointed at; a style that is not ours has none. */
export function useRouteLine(map: MapLibre | undefined, from: Coordinates, to: RouteTarget | undefined) {
  useEffect(() => {
    if (!map) return
    const ends = to ? [from, to.coordinates].map(({ lat, lng }) => [lng, lat]) : []
    function draw() {
      const route = map?.getSource<GeoJSONSource>('way')
      if (!map || !route) return
      route.setData({ type: 'LineString', coordinates: ends })
      // its pin shows its name already
      map.setFilter('shop-words', ['!=', ['get', 'name'], to?.name ?? ''])
    }
    draw()
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
    }
  }, [map, from, to])
}
