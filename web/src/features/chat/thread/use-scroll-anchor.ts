import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer than this to the end counts as reading along. */
const atEndPx = 80

/**
 * Keeps a growing log where its reader is: at the end as long as they are there, and on the same line when something
 * is put before it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first or last one is what makes it grow
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const { current } = before
    const grewAbove = current.firstId !== undefined && current.firstId !== firstId
    if (stays.current) element.scrollTop = element.scrollHeight
    else if (grewAbove) element.scrollTop += element.scrollHeight - current.height
    before.current = { firstId, height: element.scrollHeight }
  }, [firstId, lastId])

  // a picture that arrives, a field that grows, a keyboard that opens
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
