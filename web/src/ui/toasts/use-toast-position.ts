import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Control, placeToasts, type ToastPlace, weights } from './toast-position.ts'

const controlled = 'button, a[href], input, select, textarea, summary'
const bars = '[data-bar], header[data-role]'
const settledMs = 100

/** Moves the list of toasts to where it covers no main action, and on when the page beneath it changes. */
export function useToastPlace(root: RefObject<HTMLElement | null>, entries: readonly unknown[]) {
  const current = useRef<ToastPlace>(undefined)
  const shown = entries.length > 0

  const move = () => {
    const list = root.current
    // never from under the pointer or the focus
    if (!list || (current.current && list.matches(':hover, :focus-within'))) return
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const size = { width: list.offsetWidth, height: list.offsetHeight }
    current.current = placeToasts({ screen, size, controls: controlsOn(list), current: current.current })
    list.style.left = `${current.current.left}px`
    list.style.bottom = `${screen.height - current.current.bottom}px`
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast changes the size of the list
  useLayoutEffect(() => {
    if (!shown) current.current = undefined
    else move()
  }, [entries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs and the page alone
  useEffect(() => {
    if (!shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(move, settledMs)
    }
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', later)
    document.addEventListener('scroll', later, { capture: true, passive: true })
    document.addEventListener('transitionend', later)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('resize', later)
      document.removeEventListener('scroll', later, { capture: true })
      document.removeEventListener('transitionend', later)
    }
  }, [shown])
}

function controlsOn(list: HTMLElement): Control[] {
  const found: Control[] = []
  const add = (element: Element, weight: number) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (right > left && bottom > 0 && top < window.innerHeight)
      found.push({ left, top, right, bottom, weight })
  }
  for (const bar of document.querySelectorAll(bars)) add(bar, weights.bar)
  for (const element of document.querySelectorAll<HTMLElement>(controlled)) {
    // a dialog lies above the toasts anyway
    if (list.contains(element) || element.closest('[inert], dialog') || !element.checkVisibility()) continue
    add(element, weightOf(element))
  }
  return found
}

function weightOf(element: HTMLElement): number {
  if (element.matches('.main-action') || element.closest(bars)) return weights.main
  return element.matches('a') ? weights.link : weights.control
}
