import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import { createShopNamesSource } from './map-style.ts'

/** Labels beside the pins, updated without a new style; other map styles have none. */
export function useShopNames(
  map: MapLibre | undefined,
  shops: readonly Pick<Shop, 'name' | 'coordinates'>[],
) {
  useEffect(() => {
    if (!map) return
    const draw = () => map.getSource<GeoJSONSource>('shops')?.setData(createShopNamesSource(shops))
    draw()
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
    }
  }, [map, shops])
}
