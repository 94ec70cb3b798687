// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createTestPage, type TestPage } from '../../ui/test/test-page.ts'
import { ContactDialog } from './contact-dialog.tsx'

const onSend = vi.fn()
const onClose = vi.fn()
let page: TestPage

beforeEach(() => {
  onSend.mockReset()
  onClose.mockReset()
  page = createTestPage()
})
const draw = (props: { busy?: boolean; error?: unknown } = {}) =>
  act(async () =>
    page.render(
      <ContactDialog busy={false} error={undefined} onSend={onSend} onClose={onClose} {...props} />,
    ),
  )
const reject = (path: string) =>
  new ApiError({ status: 422, code: 'bad_request', message: 'No', details: [{ path, message: 'No' }] })

test('a blank name is marked and focused, and nothing is sent', async () => {
  await draw()
  await act(async () => page.container.querySelector<HTMLElement>('button[type=submit]')?.click())
  const field = page.container.querySelector('input')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(onSend).not.toHaveBeenCalled()
})

test.each([
  ['closes after a reservation', undefined, 1],
  ['stays open for a name that is rejected', reject('customer_name'), 0],
  ['closes when something else is rejected: the page says it', reject('items'), 1],
])('%s', async (_, error, times) => {
  await draw()
  await draw({ busy: true })
  expect(onClose).not.toHaveBeenCalled()
  await draw({ error })
  expect(onClose).toHaveBeenCalledTimes(times)
})
