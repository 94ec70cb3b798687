import { type PointerEvent, useRef, useState } from 'react'

export type DraggedItem = {
  key: string
  x: number
  y: number
  /** The element under the dragged one. */
  overKey: string | undefined
}

/** Reorders elements with `data-drag-key` by mouse or touch. */
export function useDragReorder(onDrop: (key: string, at: string) => void) {
  const [carried, setCarried] = useState<DraggedItem>()
  const start = useRef({ x: 0, y: 0 })

  const getHandleProps = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      setCarried({ key, x: 0, y: 0, overKey: undefined })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { x, y } = start.current
      setCarried({ key, x: event.clientX - x, y: event.clientY - y, overKey: findItemUnder(event, key) })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const over = findItemUnder(event, key)
      setCarried(undefined)
      if (over !== undefined) onDrop(key, over)
    },
    onPointerCancel: () => setCarried(undefined),
  })
  return { carried, getHandleProps }
}

function findItemUnder({ clientX, clientY }: PointerEvent, draggedKey: string): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest<HTMLElement>('[data-drag-key]')?.dataset.dragKey
    if (target !== undefined && target !== draggedKey) return target
  }
  return undefined
}
