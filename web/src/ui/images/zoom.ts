/** How a picture is looked at: enlarged so many times, and moved by so many pixels from the middle. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
export type Frame = { width: number; height: number }

export const whole: View = { scale: 1, x: 0, y: 0 }
export const mostScale = 5
/** Where and when, in milliseconds. */
export type Press = Point & { at: number }

const doubleMs = 320
const doublePx = 30

/** What lies under the point (measured from the middle) stays there. */
export function zoomed(view: View, factor: number, at: Point, frame: Frame, content = frame): View {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame, content)
}

export function moved(view: View, by: Point, frame: Frame, content = frame): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, content)
}

/** Two presses at one place and close on each other; touch screens tell of none by themselves. */
export function isDoublePress(first: Press | undefined, second: Press): boolean {
  return first !== undefined && second.at - first.at < doubleMs && distance([first, second]) < doublePx
}

/** Two fingers: what was between them stays between them. */
export function pinched(
  view: View,
  before: [Point, Point],
  after: [Point, Point],
  frame: Frame,
  content = frame,
): View {
  const factor = distance(after) / Math.max(1, distance(before))
  const [from, to] = [middle(before), middle(after)]
  return moved(
    zoomed(view, factor, from, frame, content),
    { x: to.x - from.x, y: to.y - from.y },
    frame,
    content,
  )
}

/** How large it is drawn where all of it is to be seen. */
export function contained(content: Frame, frame: Frame): Frame {
  const by = Math.min(frame.width / content.width, frame.height / content.height)
  return { width: content.width * by, height: content.height * by }
}

/** Its edge never comes inside the frame, and what is smaller stays in the middle; `content` is how large it is drawn at the scale 1. */
function held({ scale, x, y }: View, frame: Frame, content: Frame): View {
  const within = (value: number, over: number) => {
    const most = Math.max(0, over)
    return Math.min(most, Math.max(-most, value)) || 0
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

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
