// @vitest-environment happy-dom
import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ApiError } from '../api-error.ts'
import { useRuleForm } from './use-rule-form.ts'

type Props = { error?: unknown; stock?: number; hasPrice?: boolean }
type SentValues = { name: string; price: string; stock: string }

let root: Root
let container: HTMLElement
let sent: SentValues[]

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  sent = []
})
afterEach(() => {
  root.unmount()
  container.remove()
})

function Form({ error, stock = 1, hasPrice = true }: Props) {
  const form = useRuleForm<SentValues>({
    rules: productRules,
    values: { name: '', price: '', stock: String(stock) },
    resetOptions: { keepDirtyValues: true },
    error,
    findField: ({ code }) => (code === 'conflict' ? 'name' : undefined),
  })
  return (
    <form ref={form.formRef} onSubmit={form.submit((values) => sent.push(values))} noValidate>
      {hasPrice && <Field label="Price" {...form.field('price')} />}
      <Field label="Name" {...form.field('name')} />
      <Field label="Stock" {...form.field('stock')} />
      <ErrorMessage error={form.formError} />
      <button type="submit">Save</button>
    </form>
  )
}

const find = (name: keyof SentValues) => {
  const input = container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const getErrorAt = (name: keyof SentValues) =>
  document.getElementById(find(name).getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
const getFormError = () => container.querySelector('form > [role=alert]')?.textContent
const press = () => container.querySelector('button')?.click()
function type(name: keyof SentValues, text: string) {
  // bypasses React's check whether the value has changed
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find(name), text)
  find(name).dispatchEvent(new Event('input', { bubbles: true }))
}
async function draw(props: Props) {
  root.render(<Form {...props} />)
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull())
}
const apiError = (details: { path: string; message: string }[], code: 'conflict' | 'bad_request') =>
  new ApiError({ status: 400, code, message: 'Not saved', details })

test('a press with missing values shows what is wrong at each field, and focuses the first on the screen', async () => {
  await draw({})
  press()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('price')))
  expect([getErrorAt('price'), getErrorAt('name'), getErrorAt('stock')]).toEqual([
    enServer.fieldErrors.priceFormat,
    enServer.fieldErrors.nameRequired,
    undefined,
  ])
  expect(find('price').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])

  type('price', '4')
  await vi.waitFor(() => expect(getErrorAt('price')).toBeUndefined())
  type('name', 'Mug')
  press()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'Mug', price: '4', stock: '1' }]))
})

test('an amount that could mean two stays with its error, and nothing is sent', async () => {
  await draw({})
  type('name', 'Mug')
  type('price', '12,50')
  type('stock', '1.000')
  press()
  await vi.waitFor(() => expect(getErrorAt('price')).toBe('Enter a price such as 12.50'))
  expect([getErrorAt('stock'), find('price').value, find('stock').value]).toEqual([
    'Enter a whole number such as 12',
    '12,50',
    '1.000',
  ])
  type('price', '1,000.00')
  type('stock', '1,000')
  press()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'Mug', price: '1,000.00', stock: '1,000' }]))
})

test('the first field is the first on the screen, also when it appeared last', async () => {
  await draw({ hasPrice: false })
  await draw({ hasPrice: true })
  await vi.waitFor(() => expect(find('price')).toBeTruthy())
  press()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('price')))
})

test('the inputs have the limits and the keyboard of their rules', async () => {
  await draw({})
  expect(find('name').maxLength).toBe(productRules.name.maxChars)
  expect([find('name').required, find('price').inputMode, find('stock').inputMode]).toEqual([
    true,
    'decimal',
    'numeric',
  ])
})

test('details of the server are shown at their fields, the others above the button', async () => {
  await draw({})
  type('name', 'Mug')
  type('price', '4')
  const details = [
    { path: 'stock', message: 'Count again' },
    { path: 'name', message: 'Taken' },
    { path: 'name', message: 'Too plain' },
  ]
  await draw({ error: apiError(details, 'bad_request') })
  await vi.waitFor(() => expect(document.activeElement).toBe(find('name')))
  expect([getErrorAt('name'), getErrorAt('stock'), getFormError()]).toEqual([
    'Taken',
    'Count again',
    undefined,
  ])
  find('stock').focus()
  await draw({ error: apiError([...details, { path: 'images', message: 'Too many' }], 'bad_request') })
  await vi.waitFor(() => expect(getFormError()).toBe('Too many'))
  // the errors of the fields are set after the form is drawn, and then the first one is focused
  await vi.waitFor(() => expect(document.activeElement).toBe(find('name')))

  press()
  await vi.waitFor(() => expect(sent, 'the next press sends again').toHaveLength(1))
  await vi.waitFor(() => expect(getErrorAt('name')).toBeUndefined())
})

test('an error without details is shown above the button, unless the form knows its field', async () => {
  await draw({ error: apiError([], 'bad_request') })
  await vi.waitFor(() => expect(getFormError()).toBe('Not saved'))
  await draw({ error: apiError([], 'conflict') })
  await vi.waitFor(() => expect(getErrorAt('name')).toBe('Not saved'))
  expect(getFormError()).toBeUndefined()
})

test('a new value from elsewhere replaces what was not edited', async () => {
  await draw({ stock: 1 })
  await draw({ stock: 2 })
  await vi.waitFor(() => expect(find('stock').value).toBe('2'))
  type('stock', '9')
  await draw({ stock: 3 })
  type('name', 'Mug')
  type('price', '4')
  await vi.waitFor(() => {
    press()
    expect(sent.at(-1)).toMatchObject({ stock: '9' })
  })
  await draw({ stock: 4 })
  expect(find('stock').value).toBe('9')
})
