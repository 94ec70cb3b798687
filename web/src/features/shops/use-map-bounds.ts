import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'

export type MapBounds = { west: string; south: string; east: string; north: string }

/** About 100 m: a nudge of the map asks for nothing new. */
const digits = 3

/** Says what the map shows, at first and whenever it has come to rest. */
export function useMapBounds(map: MapLibre | undefined, onChange: (bounds: MapBounds) => void) {
  useEffect(() => {
    if (!map) return
    const say = () => onChange(boundsOf(map))
    say()
    map.on('moveend', say)
    map.on('resize', say)
    return () => {
      map.off('moveend', say)
      map.off('resize', say)
    }
  }, [map, onChange])
}

function boundsOf(map: MapLibre): MapBounds {
  const bounds = map.getBounds()
  const whole = bounds.getEast() - bounds.getWest() >= 360
  const [west, east] = whole ? [-180, 180] : [onGlobe(bounds.getWest()), onGlobe(bounds.getEast())]
  const text = (degrees: number) => degrees.toFixed(digits)
  return {
    west: text(west),
    south: text(Math.max(-90, bounds.getSouth())),
    east: text(east),
    north: text(Math.min(90, bounds.getNorth())),
  }
}

/** A map that is dragged around the globe counts on. */
function onGlobe(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}
