import { type PointerEvent, useRef, useState } from 'react'

export type Carried = {
  key: string
  x: number
  y: number
  /** The one that it is held over. */
  over: string | undefined
}

/** Something in a list of `data-place` elements that a mouse or a finger takes up and puts down at another's place. */
export function useCarry(onPut: (key: string, at: string) => void) {
  const [carried, setCarried] = useState<Carried>()
  const start = useRef({ x: 0, y: 0 })

  const gripOf = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      setCarried({ key, x: 0, y: 0, over: undefined })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { x, y } = start.current
      setCarried({ key, x: event.clientX - x, y: event.clientY - y, over: placeUnder(event, key) })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const over = placeUnder(event, key)
      setCarried(undefined)
      if (over !== undefined) onPut(key, over)
    },
    onPointerCancel: () => setCarried(undefined),
  })
  return { carried, gripOf }
}

function placeUnder({ clientX, clientY }: PointerEvent, own: string): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    if (place !== undefined && place !== own) return place
  }
  return undefined
}
