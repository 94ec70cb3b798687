type Point = { x: number; y: number }
type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

/** How far it may stand beside its way, the nearest first; CSS pixels. */
const slideOffsets = [0, 24, -24, 48, -48, 72, -72, 96, -96, 120, -120, 144, -144]
const gapPx = 6

/** Narrower than this a frame has no room at its sides; CSS pixels. */
export const narrowPx = 560

/**
 * Where something of that size stands at the edge of the frame to point to what lies outside: on the way there from the
 * middle, or beside it where something stands already. Undefined when it is in sight, or there is no room.
 */
export function findEdgePosition(
  to: Point,
  frame: Box,
  size: Size,
  occupied: readonly Box[],
): Box | undefined {
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
  const [dx, dy] = [to.x - middle.x, to.y - middle.y]
  if (Math.abs(dx) <= frame.width / 2 && Math.abs(dy) <= frame.height / 2) return undefined

  const [roomX, roomY] = [(frame.width - size.width) / 2, (frame.height - size.height) / 2]
  const [toSide, toTop] = [roomX / Math.abs(dx), roomY / Math.abs(dy)]
  const atSide = toSide < toTop && frame.width >= narrowPx
  const part = atSide ? toSide : toTop
  for (const slide of slideOffsets) {
    const x = clamp(dx * part + (atSide ? 0 : slide), roomX)
    const y = clamp(dy * part + (atSide ? slide : 0), roomY)
    const box = { left: middle.x + x - size.width / 2, top: middle.y + y - size.height / 2, ...size }
    if (occupied.every((other) => !overlaps(box, other))) return box
  }
  return undefined
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + gapPx &&
    b.left < a.left + a.width + gapPx &&
    a.top < b.top + b.height + gapPx &&
    b.top < a.top + a.height + gapPx
  )
}
