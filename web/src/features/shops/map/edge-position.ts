type Point = { x: number; y: number }
type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

/** Possible offsets beside the direct line in CSS pixels, nearest first. */
const slideOffsets = [0, 24, -24, 48, -48, 72, -72, 96, -96, 120, -120, 144, -144]
const gapPx = 6

/** A narrower frame has no room at its sides; CSS pixels. */
export const narrowPx = 560

/**
 * The box of this size at the edge of the frame that points to a target outside: on the line from the
 * center, or beside it where that is occupied. Undefined when the target is visible, or there is no room.
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
