import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'

export type MapBounds = { west: string; south: string; east: string; north: string }

/** About 100 m: a small move of the map requests nothing new. */
const boundsDigits = 3

/** Reports the visible area, at first and whenever the map stops moving. */
export function useMapBounds(map: MapLibre | undefined, onChange: (bounds: MapBounds) => void) {
  useEffect(() => {
    if (!map) return
    const reportBounds = () => onChange(toMapBounds(map))
    reportBounds()
    map.on('moveend', reportBounds)
    map.on('resize', reportBounds)
    return () => {
      map.off('moveend', reportBounds)
      map.off('resize', reportBounds)
    }
  }, [map, onChange])
}

function toMapBounds(map: MapLibre): MapBounds {
  const bounds = map.getBounds()
  const whole = bounds.getEast() - bounds.getWest() >= 360
  const [west, east] = whole
    ? [-180, 180]
    : [normalizeLongitude(bounds.getWest()), normalizeLongitude(bounds.getEast())]
  const text = (degrees: number) => degrees.toFixed(boundsDigits)
  return {
    west: text(west),
    south: text(Math.max(-90, bounds.getSouth())),
    east: text(east),
    north: text(Math.min(90, bounds.getNorth())),
  }
}

/** The longitude keeps growing when the map is dragged around the globe. */
function normalizeLongitude(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}
