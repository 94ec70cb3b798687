import { useEffect, useRef, useState } from 'react'
import { tryStorage } from '../../browser/local-storage.ts'

const storageKey = 'mainstreet_shortcuts'

/**
 * Single-key shortcuts for frequent decisions; disabled in text fields and dialogs (WCAG 2.1.4: can be
 * turned off).
 */
export function useShortcuts(actions: Record<string, () => void>, enabled: boolean) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat ||
        isTypingOrDialogOpen(event.target)
      )
        return
      const action = latest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}

export function useShortcutsEnabled(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => tryStorage(() => localStorage.getItem(storageKey)) !== 'off')
  const set = (next: boolean) => {
    setOn(next)
    tryStorage(() => localStorage.setItem(storageKey, next ? 'on' : 'off'))
  }
  return [on, set]
}

function isTypingOrDialogOpen(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
