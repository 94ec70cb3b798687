import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field with an error when a submit has failed. Of fields that share an error,
 * `data-focus-first` marks the one that is more likely wrong.
 */
export function useFocusError<Form extends HTMLElement = HTMLFormElement>(
  /** A new value for each failure; undefined without one. */
  error: unknown,
  /** How often the button was pressed, where the form itself finds errors, too. */
  presses = 0,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if ((error === undefined || error === null) && presses === 0) return
    const marked = '[aria-invalid="true"]:not([disabled])'
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = find(`${marked}[data-focus-first]`) ?? find(marked)
    const closed = field?.closest('details:not([open])')
    if (closed instanceof HTMLDetailsElement) closed.open = true
    field?.focus()
  }, [error, presses])
  return form
}
