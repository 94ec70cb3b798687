import 'maplibre-gl/dist/maplibre-gl.css'
import './shop-map.css'
import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { Minus, Plus, Search } from 'lucide-react'
import {
  AttributionControl,
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../../browser/use-theme.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { MapCard } from './map/map-card.tsx'
import { readMapColors } from './map/map-colors.ts'
import { ClusterMarker, LocationMarker, ShopMarker } from './map/map-markers.tsx'
import { createMapStyle, createShopNamesSource } from './map/map-style.ts'
import { useClusteredShops } from './map/use-clustered-shops.ts'
import { useMovedAway } from './map/use-moved-away.ts'
import { useRouteLine } from './map/use-route-line.ts'
import type { MapCluster, MapShop } from './map-shops.ts'
import { type MapBounds, useMapBounds } from './use-map-bounds.ts'

setWorkerUrl(workerUrl)

/** CSS pixels; on a narrower map the labels of shops have shorter lines. */
const narrowPx = 560

type Props = {
  /** The listed shops, to which the map is fitted. */
  nearby: readonly MapShop[]
  /** All shops within the bounds of the map. */
  shops: readonly MapShop[]
  clusters: readonly MapCluster[]
  base: Basemap
  location: { address: string; coordinates: Coordinates }
  chosenId: string | undefined
  highlightedId: string | undefined
  onChoose: (shop: string | undefined) => void
  /** Searches the shops around the center of the visible area. */
  onSearchHere: (middle: Coordinates) => void
  /** Called when the visible area has changed. */
  onBounds: (bounds: MapBounds) => void
}

/** The shops on a map. Its pins are buttons, nearest first, as in the list. */
export function ShopMap(props: Props) {
  const {
    nearby,
    shops,
    clusters,
    base,
    location,
    chosenId,
    highlightedId,
    onChoose,
    onSearchHere,
    onBounds,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre>()
  const [failed, setFailed] = useState(false)
  const theme = useTheme()
  const setShownNames = base.style_url === null
  const { lat, lng } = location.coordinates

  useEffect(() => {
    if (!box.current) return
    try {
      const newMap = new MapLibre({
        container: box.current,
        style: { version: 8, sources: {}, layers: [] },
        maxZoom: 18,
        cooperativeGestures: true,
        attributionControl: false,
        dragRotate: false,
        touchPitch: false,
        fadeDuration: 0,
      })
      // north stays up, for touch and keys as well
      newMap.touchZoomRotate.disableRotation()
      newMap.keyboard.disableRotation()
      newMap.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left')
      if (!setShownNames) newMap.addControl(new AttributionControl({ compact: true }), 'bottom-right')
      setMap(newMap)
      return () => {
        setMap(undefined)
        newMap.remove()
      }
    } catch {
      // no WebGL: the list beside the map has the same shops
      setFailed(true)
    }
  }, [setShownNames])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors belong to the theme
  useEffect(() => {
    if (!map) return
    const colors = readMapColors(map.getContainer())
    const narrow = map.getContainer().clientWidth < narrowPx
    map.setStyle(base.style_url ?? createMapStyle({ base, location, colors, narrow }), {
      diff: false,
    })
  }, [map, base, location, theme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location has other shops, and is fitted with them
  useEffect(() => {
    if (!map) return
    const bounds = new LngLatBounds([lng, lat], [lng, lat])
    for (const { coordinates } of nearby) bounds.extend([coordinates.lng, coordinates.lat])
    // labels are beside the pins, and below the lowest
    const padding = { top: 56, bottom: 72, left: 92, right: 92 }
    map.fitBounds(bounds, { padding, maxZoom: 15, animate: false })
  }, [map, nearby])
  // after the map has been fitted: before that it shows the whole world
  useMapBounds(map, onBounds)
  const { pins, clusters: nearClusters, labeled } = useClusteredShops(map, shops, chosenId)
  useShopNames(map, labeled)

  const chosenShop = shops.find(({ id }) => id === chosenId) ?? nearby.find(({ id }) => id === chosenId)
  const routeTarget = shops.find(({ id }) => id === highlightedId) ?? chosenShop
  useRouteLine(map, location.coordinates, routeTarget)
  const hasMovedAway = useMovedAway(map, nearby)
  function searchHere() {
    if (!map) return
    const { lat, lng } = map.getCenter()
    onSearchHere({ lat, lng })
    // the button disappears: the focus stays on the map
    map.getCanvas().focus({ preventScroll: true })
  }

  useEffect(() => {
    if (chosenShop)
      map?.easeTo({ center: [chosenShop.coordinates.lng, chosenShop.coordinates.lat], duration: 240 })
  }, [map, chosenShop])

  return (
    <section aria-label={m.shopping.map.label} className="flex size-full flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <div ref={box} className="size-full" />
        {failed && (
          <p
            role="alert"
            className="absolute inset-0 grid place-items-center bg-sunk p-6 text-center text-ink-2"
          >
            {m.shopping.map.unsupported}
          </p>
        )}
        {hasMovedAway && (
          <Button
            size="sm"
            onClick={searchHere}
            className="absolute top-3 left-1/2 z-10 -translate-x-1/2 animate-[rise_160ms_var(--ease-out)] rounded-full! px-4! whitespace-nowrap shadow-high"
          >
            <Search aria-hidden="true" className="size-4" />
            {m.shopping.map.searchHere}
          </Button>
        )}
        {map &&
          pins.map((shop) => (
            <ShopMarker
              key={shop.id}
              map={map}
              shop={shop}
              chosen={shop.id === chosenId}
              isHighlighted={shop.id === highlightedId}
              onChoose={() => onChoose(shop.id === chosenId ? undefined : shop.id)}
            />
          ))}
        {map &&
          [...clusters, ...nearClusters].map((cluster) => (
            <ClusterMarker
              key={`${cluster.coordinates.lat} ${cluster.coordinates.lng}`}
              map={map}
              cluster={cluster}
            />
          ))}
        {map && <LocationMarker map={map} at={location.coordinates} name={location.address} />}
        {chosenShop && <MapCard shop={chosenShop} from={location} onClose={() => onChoose(undefined)} />}
      </div>
      {map && (
        // below the map, where they cover no pin
        <div className="flex items-center gap-2 border-t border-line bg-surface pr-1 pl-3.5">
          <p className="grow py-2 text-xs text-ink-2">{setShownNames && m.shopping.map.note}</p>
          <IconButton label={m.app.zoom.zoomOut} onClick={() => map.zoomOut()}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={m.app.zoom.zoomIn} onClick={() => map.zoomIn()}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </section>
  )
}

/** Labels beside the pins, updated without a new style; other map styles have none. */
function useShopNames(map: MapLibre | undefined, shops: readonly Pick<Shop, 'name' | 'coordinates'>[]) {
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
