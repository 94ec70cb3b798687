import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being at the end. */
const atEndPx = 80

/**
 * Keeps the scroll position of a growing log: at the end while the reader is there, and on the same line
 * when earlier messages are added.
 */
export function useScrollAnchor(
  log: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  lastId: string | undefined,
) {
  const [atEnd, setAtEnd] = useState(true)
  const before = useRef<{ firstId: string | undefined; height: number }>({ firstId: undefined, height: 0 })
  const stays = useRef(true)

  const toEnd = useCallback(() => {
    stays.current = true
    setAtEnd(true)
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [log])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first or last message makes the log grow
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const { current } = before
    const grewAbove = current.firstId !== undefined && current.firstId !== firstId
    if (stays.current) element.scrollTop = element.scrollHeight
    else if (grewAbove) element.scrollTop += element.scrollHeight - current.height
    before.current = { firstId, height: element.scrollHeight }
  }, [firstId, lastId])

  // an image that loads, a field that grows, a keyboard that opens
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (stays.current) element.scrollTop = element.scrollHeight
      before.current.height = element.scrollHeight
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [log])

  function onScroll() {
    const element = log.current
    if (!element) return
    stays.current = element.scrollHeight - element.scrollTop - element.clientHeight < atEndPx
    before.current.height = element.scrollHeight
    setAtEnd(stays.current)
  }
  return { atEnd, onScroll, toEnd }
}
