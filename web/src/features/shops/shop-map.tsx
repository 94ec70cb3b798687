import 'maplibre-gl/dist/maplibre-gl.css'
import './shop-map.css'
import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { Search } from 'lucide-react'
import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibre,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { coloursOf, groundStyle } from './map-style.ts'
import { ShopPin } from './shop-pin.tsx'
import { useMovedAway } from './use-moved-away.ts'
import { useTheme } from './use-theme.ts'

setWorkerUrl(workerUrl)

type Props = {
  shops: readonly Shop[]
  base: MapBase
  place: { address: string; coordinates: Coordinates }
  chosen: string | undefined
  pointed: string | undefined
  onChoose: (shop: string | undefined) => void
  /** The shops around the middle of what is seen are wanted. */
  onSearchHere: (middle: Coordinates) => void
}

/** The shops of the list where they stand. Its pins are buttons, in the order of the list. */
export function ShopMap({ shops, base, place, chosen, pointed, onChoose, onSearchHere }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre>()
  const [failed, setFailed] = useState(false)
  const theme = useTheme()
  const { lat, lng } = place.coordinates

  useEffect(() => {
    if (!box.current) return
    try {
      const made = new MapLibre({
        container: box.current,
        style: { version: 8, sources: {}, layers: [] },
        maxZoom: 17,
        cooperativeGestures: true,
        attributionControl: false,
        dragRotate: false,
        fadeDuration: 0,
      })
      made.addControl(new NavigationControl({ showCompass: false }), 'top-right')
      made.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left')
      made.addControl(new AttributionControl({ compact: true }), 'bottom-right')
      setMap(made)
      return () => {
        setMap(undefined)
        made.remove()
      }
    } catch {
      // no WebGL here: the list beside it has the same shops
      setFailed(true)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are the theme's
  useEffect(() => {
    const colours = coloursOf(getComputedStyle(document.documentElement))
    const ground = groundStyle({ base, shops, centre: { lat, lng }, colours })
    map?.setStyle(base.style_url ?? ground, { diff: false })
  }, [map, base, shops, lat, lng, theme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place brings other shops, and is fitted with them
  useEffect(() => {
    if (!map) return
    const bounds = new LngLatBounds([lng, lat], [lng, lat])
    for (const { coordinates } of shops) bounds.extend([coordinates.lng, coordinates.lat])
    // names stand beside the pins, and below the lowest
    const padding = { top: 56, bottom: 72, left: 92, right: 92 }
    map.fitBounds(bounds, { padding, maxZoom: 15, animate: false })
  }, [map, shops])

  const away = useMovedAway(map, shops)
  function searchHere() {
    if (!map) return
    const { lat, lng } = map.getCenter()
    onSearchHere({ lat, lng })
    // the button goes: the keyboard stays on the map
    map.getCanvas().focus({ preventScroll: true })
  }

  useEffect(() => {
    const shop = shops.find(({ id }) => id === chosen)
    if (shop) map?.easeTo({ center: [shop.coordinates.lng, shop.coordinates.lat], duration: 240 })
  }, [map, shops, chosen])

  return (
    <section aria-label="Map of nearby shops" className="relative size-full">
      <div ref={box} className="size-full" />
      {failed && (
        <p
          role="alert"
          className="absolute inset-0 grid place-items-center bg-sunk p-6 text-center text-ink-2"
        >
          This device cannot draw the map. The list has the same shops.
        </p>
      )}
      {away && (
        <Button
          size="sm"
          onClick={searchHere}
          className="absolute top-3 left-1/2 z-10 -translate-x-1/2 animate-[rise_160ms_var(--ease-out)] rounded-full! px-4! whitespace-nowrap shadow-high"
        >
          <Search aria-hidden="true" className="size-4" />
          Search this area
        </Button>
      )}
      {map &&
        shops.map((shop) => (
          <PinOnMap
            key={shop.id}
            map={map}
            shop={shop}
            chosen={shop.id === chosen}
            pointed={shop.id === pointed}
            onChoose={() => onChoose(shop.id === chosen ? undefined : shop.id)}
          />
        ))}
      {map && <Here map={map} at={place.coordinates} name={place.address} />}
    </section>
  )
}

type PinProps = { map: MapLibre; shop: Shop; chosen: boolean; pointed: boolean; onChoose: () => void }

function PinOnMap({ map, shop, ...rest }: PinProps) {
  const { lat, lng } = shop.coordinates
  const element = useMarker(map, { lat, lng })
  const above = rest.chosen || rest.pointed
  useEffect(() => {
    if (element) element.style.zIndex = above ? '1' : ''
  }, [element, above])
  return element && createPortal(<ShopPin shop={shop} {...rest} />, element)
}

function Here({ map, at, name }: { map: MapLibre; at: Coordinates; name: string }) {
  const element = useMarker(map, at)
  return (
    element &&
    createPortal(
      <span
        role="img"
        aria-label={name}
        title={name}
        className="block size-4 rounded-full border-3 border-surface bg-pine shadow-low ring-4 ring-pine/25"
      />,
      element,
    )
  )
}

function useMarker(map: MapLibre, { lat, lng }: Coordinates): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    const marker = new Marker({ element: made }).setLngLat([lng, lat]).addTo(map)
    // what stands in it has a name of its own
    made.removeAttribute('aria-label')
    made.removeAttribute('role')
    made.removeAttribute('tabindex')
    setElement(made)
    return () => {
      marker.remove()
      setElement(undefined)
    }
  }, [map, lat, lng])
  return element
}
