// @vitest-environment happy-dom
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhoneField } from './phone-field.tsx'

let root: Root
let container: HTMLElement

function Form() {
  const [phone, setPhone] = useState('')
  return (
    <form>
      <PhoneField label="Phone" hint="So the shop can call." value={phone} onChange={setPhone} />
    </form>
  )
}

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(<Form />)
})
afterEach(() => {
  root.unmount()
  container.remove()
})

const findError = () => container.querySelector('[role="alert"]')?.textContent
const findForm = () => container.querySelector('form')

async function type(text: string): Promise<HTMLInputElement> {
  const input = await vi.waitUntil(() => container.querySelector('input'))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitUntil(() => input.getAttribute('value') === text)
  return input
}

test('what is no phone keeps the form from being sent, and the field says what to type', async () => {
  const input = await type('none')
  await vi.waitUntil(() => findForm()?.checkValidity() === false)
  await vi.waitUntil(() => findError() === 'Enter a phone number such as (209) 555-0100')
  await type('(209) 555-0100 ext. 12')
  await vi.waitUntil(() => findForm()?.checkValidity() === true && findError() === undefined)
  await type('')
  await vi.waitUntil(() => input.checkValidity())
})

test('the error waits until the field is left', async () => {
  const input = await type('2')
  expect(findError()).toBeUndefined()
  input.focus()
  input.blur()
  await vi.waitUntil(() => findError() !== undefined)
})
