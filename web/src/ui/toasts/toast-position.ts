export type ScreenBox = { left: number; top: number; right: number; bottom: number }
export type ToastPosition = { left: number; bottom: number }

const screenMarginPx = 12
const gapPx = 8

type ToastPositionInput = {
  screen: { width: number; height: number }
  size: { width: number; height: number }
  /** What toasts must not cover. */
  mainActions: readonly ScreenBox[]
  /** The current position; kept while it covers no main action. */
  current?: ToastPosition | undefined
}

/** The lower right corner, on a phone the lower edge; or the first place above it that covers no main action. */
export function findToastPosition({ screen, size, mainActions, current }: ToastPositionInput): ToastPosition {
  const right = screen.width - size.width - screenMarginPx
  const left = right < size.width ? Math.max(0, (screen.width - size.width) / 2) : right
  const lowest = screen.height - screenMarginPx
  const highest = size.height + screenMarginPx
  const isFree = (bottom: number) =>
    !mainActions.some(
      (box) =>
        box.left < left + size.width &&
        box.right > left &&
        box.top < bottom &&
        box.bottom > bottom - size.height,
    )
  const places = [lowest, ...mainActions.map(({ top }) => top - gapPx).toSorted((a, b) => b - a)]
  const isFreePlace = (bottom: number) => bottom <= lowest && bottom >= highest && isFree(bottom)
  if (current?.left === left && isFreePlace(current.bottom)) return current
  return { left, bottom: places.find(isFreePlace) ?? lowest }
}
