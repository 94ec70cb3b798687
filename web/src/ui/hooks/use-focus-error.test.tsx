// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Field } from '../forms/field.tsx'
import { useFocusError } from './use-focus-error.ts'

function Form({ failure, error }: { failure: unknown; error?: string }) {
  const form = useFocusError<HTMLFormElement>(failure)
  return (
    <form ref={form}>
      <Field label="Name" />
      <Field label="Price" error={error} />
    </form>
  )
}

test('a failed submit moves the focus to the first field with an error, which describes the field', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() => root.render(<Form failure={undefined} error="Enter a price" />))
  expect(document.activeElement).toBe(document.body)

  act(() => root.render(<Form failure={{}} error="Enter a price" />))
  const field = document.activeElement
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Enter a price')
  act(() => root.unmount())
  container.remove()
})
