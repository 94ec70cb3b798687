import { useEffect, useRef, useState } from 'react'

const storageKey = 'mainstreet_keys'

/** Single keys for those who decide a lot; silent while somebody types or a dialog is open (WCAG 2.1.4: can be off). */
export function useKeys(actions: Record<string, () => void>, enabled: boolean) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return
      const action = latest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}

export function useKeysSwitch(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readSwitch())
  const set = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off')
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  return [on, set]
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
