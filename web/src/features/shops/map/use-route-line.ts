import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'

type RouteTarget = Pick<Shop, 'name' | 'coordinates'>

/** A dotted line from the location to the selected or hovered shop; other map styles have none. */
export function useRouteLine(map: MapLibre | undefined, from: Coordinates, to: RouteTarget | undefined) {
  useEffect(() => {
    if (!map) return
    const ends = to ? [from, to.coordinates].map(({ lat, lng }) => [lng, lat]) : []
    function draw() {
      const route = map?.getSource<GeoJSONSource>('way')
      if (!map || !route) return
      route.setData({ type: 'LineString', coordinates: ends })
      // its pin already shows the name
      map.setFilter('shop-labels', ['!=', ['get', 'name'], to?.name ?? ''])
    }
    draw()
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
    }
  }, [map, from, to])
}
