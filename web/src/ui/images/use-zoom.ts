import { pointer, select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

export type FrameSize = { width: number; height: number }
type Fit = 'contain' | 'cover'

export const maxScale = 5
const keyFactor = 1.4
const doubleTapScale = 2.5
const panStepPx = 60
const maxDoubleTapPx = 30

const panByKey: Record<string, [x: number, y: number]> = {
  ArrowLeft: [panStepPx, 0],
  ArrowRight: [-panStepPx, 0],
  ArrowUp: [0, panStepPx],
  ArrowDown: [0, -panStepPx],
}

/**
 * Wheel, touch, drag, double tap and keys on one frame. The view transforms the frame's content from its top left
 * corner; `content` is the image's own size, as soon as it is known.
 */
export function useZoom(content: FrameSize | undefined, fit: Fit) {
  const [view, setView] = useState<ZoomTransform>(zoomIdentity)
  const frame = useRef<HTMLDivElement>(null)
  const size = useRef(content)
  const [behavior] = useState(() =>
    createZoom(fit, () => size.current).on('zoom', (event) => setView(event.transform)),
  )
  const target = () => select(frame.current as HTMLDivElement)

  useEffect(() => {
    const attached = select(frame.current as HTMLDivElement)
    attached
      // d3 knows double taps; browsers would add double clicks to some
      .on('touchend', preventDefault)
      .call(behavior)
      .on('dblclick.zoom', (event: MouseEvent | TouchEvent) => toggle(attached.node(), behavior, event))
      // at its limits d3 leaves the wheel to the page behind
      .on('wheel', preventDefault, { passive: false })
    const observer = new ResizeObserver(() => behavior.translateBy(attached, 0, 0))
    observer.observe(frame.current as HTMLDivElement)
    return () => {
      observer.disconnect()
      attached.on('.zoom touchend wheel', null)
    }
  }, [behavior])
  useEffect(() => {
    size.current = content
    behavior.translateBy(select(frame.current as HTMLDivElement), 0, 0)
  }, [behavior, content])

  function onKeyDown(event: KeyboardEvent) {
    const by = panByKey[event.key]
    if (by) behavior.translateBy(target(), by[0] / view.k, by[1] / view.k)
    else if (event.key === '+' || event.key === '=') behavior.scaleBy(target(), keyFactor)
    else if (event.key === '-') behavior.scaleBy(target(), 1 / keyFactor)
    else if (event.key === '0') behavior.transform(target(), zoomIdentity)
    else return
    event.preventDefault()
  }

  return {
    view,
    // scaling up and down again may leave 1.0000000000000002
    isZoomedIn: view.k > 1.001,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.k})`,
    zoomIn: () => behavior.scaleBy(target(), keyFactor),
    zoomOut: () => behavior.scaleBy(target(), 1 / keyFactor),
    zoomTo: (scale: number) => behavior.scaleTo(target(), scale),
    reset: () => behavior.transform(target(), zoomIdentity),
    frame,
    onKeyDown,
  }
}

type FrameZoom = ZoomBehavior<HTMLDivElement, unknown>

/** Edges of the content never move inside the frame, and smaller content is centered. */
export function createZoom(fit: Fit, getContent: () => FrameSize | undefined): FrameZoom {
  const behavior = zoom<HTMLDivElement, unknown>().scaleExtent([1, maxScale]).tapDistance(maxDoubleTapPx)
  const clampTo = behavior.constrain()
  return behavior.constrain((view, extent) => {
    const [width, height] = extent[1]
    const content = getContent()
    const size = content ? fitToFrame(content, { width, height }, fit) : { width, height }
    const [left, top] = [(width - size.width) / 2, (height - size.height) / 2]
    return clampTo(view, extent, [
      [left, top],
      [width - left, height - top],
    ])
  })
}

/** The size at which all of it is visible, or at which it just covers the frame. */
export function fitToFrame(content: FrameSize, frame: FrameSize, fit: Fit): FrameSize {
  const choose = fit === 'cover' ? Math.max : Math.min
  const by = choose(frame.width / content.width, frame.height / content.height)
  return { width: content.width * by, height: content.height * by }
}

function preventDefault(event: Event) {
  event.preventDefault()
}

function toggle(frame: HTMLDivElement | null, behavior: FrameZoom, event: MouseEvent | TouchEvent) {
  if (!frame) return
  const at = pointer('changedTouches' in event ? event.changedTouches[0] : event, frame)
  if (zoomTransform(frame).k > 1) behavior.transform(select(frame), zoomIdentity)
  else behavior.scaleTo(select(frame), doubleTapScale, at)
}
