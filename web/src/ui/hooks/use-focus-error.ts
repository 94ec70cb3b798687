import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first field with an error when a try to send the form has failed. */
export function useFocusError<Form extends HTMLElement = HTMLFormElement>(
  /** Another value for another failure; undefined while there is none. */
  error: unknown,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (error === undefined || error === null) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus()
  }, [error])
  return form
}
