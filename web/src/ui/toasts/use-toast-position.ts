import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { findToastPosition, type ScreenBox, type ToastPosition } from './toast-position.ts'

const mainActionSelector = '.main-action, [data-bar], header[data-role]'
const settleDelayMs = 100

/** Moves the list of toasts so that it covers no main action, and again when the page beneath changes. */
export function useToastPosition(root: RefObject<HTMLElement | null>, entries: readonly unknown[]) {
  const current = useRef<ToastPosition>(undefined)
  const hasToasts = entries.length > 0

  const positionList = () => {
    const list = root.current
    // never moves it away from the pointer or the focus
    if (!list || (current.current && list.matches(':hover, :focus-within'))) return
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const size = { width: list.offsetWidth, height: list.offsetHeight }
    const position = findToastPosition({
      screen,
      size,
      mainActions: findMainActions(screen.height),
      current: current.current,
    })
    current.current = position
    list.style.left = `${position.left}px`
    list.style.bottom = `${screen.height - position.bottom}px`
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast changes the size of the list
  useLayoutEffect(() => {
    if (!hasToasts) current.current = undefined
    else positionList()
  }, [entries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads refs and the page
  useEffect(() => {
    if (!hasToasts) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedulePositioning = () => {
      clearTimeout(timer)
      timer = setTimeout(positionList, settleDelayMs)
    }
    const changes = new MutationObserver(schedulePositioning)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', schedulePositioning)
    document.addEventListener('scroll', schedulePositioning, { capture: true, passive: true })
    document.addEventListener('transitionend', schedulePositioning)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('resize', schedulePositioning)
      document.removeEventListener('scroll', schedulePositioning, { capture: true })
      document.removeEventListener('transitionend', schedulePositioning)
    }
  }, [hasToasts])
}

function findMainActions(screenHeight: number): ScreenBox[] {
  return (
    [...document.querySelectorAll<HTMLElement>(mainActionSelector)]
      // a dialog is above the toasts anyway; a card off screen is not laid out, and measuring it would lay it out
      .filter(
        (element) =>
          !element.closest('[inert], dialog') && element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < screenHeight)
  )
}
