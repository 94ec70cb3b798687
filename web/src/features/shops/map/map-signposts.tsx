import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ArrowUp } from 'lucide-react'
import type { Map as MapLibre } from 'maplibre-gl'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type Box, findEdgePosition } from './edge-position.ts'
import { getCompassDirection } from './geo-math.ts'
import { selectSignposts } from './signposts.ts'

type Props = {
  map: MapLibre
  location: { address: string; coordinates: Coordinates }
  towns: Basemap['towns']
  /** Searches the shops around that town. */
  onGo: (town: Coordinates) => void
}

/** Elements that signposts must not cover. */
const obstacleSelector = '.maplibregl-ctrl, .maplibregl-marker, [data-on-map]'
/** CSS pixels between a signpost and the edge of the map. */
const marginPx = 10

/** Signposts at the edge of the map point to the next towns; a visible town needs none. */
export function MapSignposts({ map, location, towns, onGo }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const posts = useMemo(() => selectSignposts(location, towns), [location, towns])

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]
    function positionSignposts() {
      const whole = map.getContainer().getBoundingClientRect()
      const occupiedBoxes = [...(list.current?.parentElement?.querySelectorAll(obstacleSelector) ?? [])].map(
        (one) => getBoxWithin(whole, one),
      )
      const frame = {
        left: marginPx,
        top: marginPx,
        width: whole.width - 2 * marginPx,
        height: whole.height - 2 * marginPx,
      }
      for (const [at, item] of items.entries()) {
        const post = posts[at]
        if (!post) continue
        const to = map.project([post.coordinates.lng, post.coordinates.lat])
        const box = findEdgePosition(
          to,
          frame,
          { width: item.offsetWidth, height: item.offsetHeight },
          occupiedBoxes,
        )
        item.style.visibility = box ? 'visible' : 'hidden'
        if (!box) continue
        occupiedBoxes.push(box)
        const radians = Math.atan2(to.x - (box.left + box.width / 2), box.top + box.height / 2 - to.y)
        item.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`
        item.style.setProperty('--turn', `${radians}rad`)
      }
    }
    positionSignposts()
    // also when the map is idle, because its controls and markers change
    const mapEvents = ['move', 'idle'] as const
    for (const event of mapEvents) map.on(event, positionSignposts)
    return () => {
      for (const event of mapEvents) map.off(event, positionSignposts)
    }
  }, [map, posts])

  return (
    <ul ref={list} aria-label={m.shopping.map.towns}>
      {posts.map(({ name, coordinates, miles, bearing }) => (
        <li key={name} className="invisible absolute top-0 left-0">
          <button
            type="button"
            aria-label={m.shopping.map.town({
              town: name,
              distance: formatDistance(miles),
              direction: m.shopping.map.directionNames[getCompassDirection(bearing)],
            })}
            onClick={() => onGo(coordinates)}
            className="flex h-8 items-center gap-1.5 rounded-field border border-line-strong bg-surface px-2 text-xs whitespace-nowrap text-ink-2 shadow-low hover:border-pine hover:text-ink"
          >
            <ArrowUp aria-hidden="true" className="size-3.5 rotate-(--turn) text-pine" />
            <span className="font-semibold text-ink">{name}</span>{' '}
            <span className="nums">{formatDistance(miles)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function getBoxWithin(whole: DOMRect, element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - whole.left, top: top - whole.top, width, height }
}
