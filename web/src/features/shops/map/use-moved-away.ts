import type { LngLat, Map as MapLibre, MapLibreEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** CSS pixels: nearer than this the same shops would be found. */
const minMovePx = 64

/** Whether a person has moved the map off what it was fitted to; other shops are fitted anew. */
export function useMovedAway(map: MapLibre | undefined, fitted: unknown): boolean {
  const [away, setAway] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was fitted begins anew
  useEffect(() => {
    setAway(false)
    if (!map) return
    let home: LngLat = map.getCenter()
    const moved = ({ originalEvent }: MapLibreEvent) => {
      // without an event it was the program that moved it
      if (!originalEvent) {
        home = map.getCenter()
        return setAway(false)
      }
      const { x, y } = map.project(home)
      const { clientWidth, clientHeight } = map.getContainer()
      setAway(Math.hypot(x - clientWidth / 2, y - clientHeight / 2) > minMovePx)
    }
    map.on('moveend', moved)
    return () => {
      map.off('moveend', moved)
    }
  }, [map, fitted])
  return away
}
