import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { formatNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapCluster, MapShop } from '../map-shops.ts'
import { ShopPin } from './shop-pin.tsx'

/** Zoom levels: four times closer. */
const clusterZoomStep = 2

type PinProps = {
  map: MapLibre
  shop: MapShop
  chosen: boolean
  isHighlighted: boolean
  onChoose: () => void
}

export function ShopMarker({ map, shop, ...rest }: PinProps) {
  const { lat, lng } = shop.coordinates
  const element = useMarker(map, { lat, lng })
  const above = rest.chosen || rest.isHighlighted
  useEffect(() => {
    if (element) element.style.zIndex = above ? '1' : ''
  }, [element, above])
  return element && createPortal(<ShopPin shop={shop} {...rest} />, element)
}

/** A cluster of shops; a click zooms in. */
export function ClusterMarker({ map, cluster }: { map: MapLibre; cluster: MapCluster }) {
  const { coordinates, count } = cluster
  const element = useMarker(map, coordinates)
  function zoomIn() {
    map.easeTo({
      center: [coordinates.lng, coordinates.lat],
      zoom: map.getZoom() + clusterZoomStep,
      duration: 240,
    })
    // the button disappears: the focus stays on the map
    map.getCanvas().focus({ preventScroll: true })
  }
  return (
    element &&
    createPortal(
      <button
        type="button"
        aria-label={m.shopping.map.cluster(count)}
        onClick={zoomIn}
        className="grid h-10 min-w-10 place-items-center rounded-full border-2 border-surface bg-pine px-2 text-sm font-bold text-on-pine shadow-low nums hover:bg-pine-deep"
      >
        {formatNumber(count)}
      </button>,
      element,
    )
  )
}

/** The location that all distances are measured from. */
export function LocationMarker({ map, at, name }: { map: MapLibre; at: Coordinates; name: string }) {
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
    const container = document.createElement('div')
    const marker = new Marker({ element: container }).setLngLat([lng, lat]).addTo(map)
    // its content has its own accessible name
    container.removeAttribute('aria-label')
    container.removeAttribute('role')
    container.removeAttribute('tabindex')
    setElement(container)
    return () => {
      marker.remove()
      setElement(undefined)
    }
  }, [map, lat, lng])
  return element
}
