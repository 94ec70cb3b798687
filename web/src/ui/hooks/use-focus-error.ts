import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first field with an error when a submit has failed. */
export function useFocusError<Form extends HTMLElement = HTMLFormElement>(
  /** A new value for each failure; undefined without one. */
  error: unknown,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (error === undefined || error === null) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus()
  }, [error])
  return form
}
