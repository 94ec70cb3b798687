/** The zoom factor, and the offset from the center in pixels. */
export type ZoomView = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
export type FrameSize = { width: number; height: number }

export const initialZoomView: ZoomView = { scale: 1, x: 0, y: 0 }
export const maxScale = 5
/** Position, and time in milliseconds. */
export type Tap = Point & { at: number }

const maxDoubleTapMs = 320
const maxDoubleTapPx = 30

/** The point `at` (measured from the center) stays in place. */
export function zoomAt(
  view: ZoomView,
  factor: number,
  at: Point,
  frame: FrameSize,
  content = frame,
): ZoomView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return clampToFrame(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    frame,
    content,
  )
}

export function panBy(view: ZoomView, by: Point, frame: FrameSize, content = frame): ZoomView {
  return clampToFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, content)
}

/** Two taps close in time and place; touch screens send no double-tap event. */
export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined && second.at - first.at < maxDoubleTapMs && distance([first, second]) < maxDoubleTapPx
  )
}

/** Two fingers: the content between them stays between them. */
export function pinch(
  view: ZoomView,
  before: [Point, Point],
  after: [Point, Point],
  frame: FrameSize,
  content = frame,
): ZoomView {
  const factor = distance(after) / Math.max(1, distance(before))
  const [from, to] = [midpoint(before), midpoint(after)]
  return panBy(
    zoomAt(view, factor, from, frame, content),
    { x: to.x - from.x, y: to.y - from.y },
    frame,
    content,
  )
}

/** The size at which all of it is visible. */
export function fitInside(content: FrameSize, frame: FrameSize): FrameSize {
  const by = Math.min(frame.width / content.width, frame.height / content.height)
  return { width: content.width * by, height: content.height * by }
}

/** Edges never move inside the frame, and smaller content is centered; `content` is its size at scale 1. */
function clampToFrame({ scale, x, y }: ZoomView, frame: FrameSize, content: FrameSize): ZoomView {
  const within = (value: number, over: number) => {
    const limit = Math.max(0, over)
    return Math.min(limit, Math.max(-limit, value)) || 0
  }
  return {
    scale,
    x: within(x, (scale * content.width - frame.width) / 2),
    y: within(y, (scale * content.height - frame.height) / 2),
  }
}

function distance([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function midpoint([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
