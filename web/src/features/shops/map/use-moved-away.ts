import type { LngLat, Map as MapLibre, MapLibreEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** CSS pixels: a shorter distance would find the same shops. */
const minMovePx = 64

/** Whether the user has moved the map away from the fitted area; resets with the next fit. */
export function useMovedAway(map: MapLibre | undefined, fitted: unknown): boolean {
  const [away, setAway] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fit resets it
  useEffect(() => {
    setAway(false)
    if (!map) return
    let home: LngLat = map.getCenter()
    const moved = ({ originalEvent }: MapLibreEvent) => {
      // without an original event the move came from our code
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
