// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { createTestPage } from '../../../ui/test/test-page.ts'
import type { UnsentMessage } from '../send-queue/unsent-messages.ts'
import { MessageBubble } from './message-bubble.tsx'
import { buildThreadLines } from './thread-lines.ts'

test('a message that the server rejects can be edited', () => {
  const unsent: UnsentMessage = {
    shop_id: 's',
    customer_id: 'ada',
    message_id: 'm1',
    user_id: 'ada',
    product_id: 'p1',
    message: 'Is the mug blue?',
    written_at: Date.now(),
    rejection: 'Too long',
  }
  const thread = {
    messages: [],
    side: 'customer',
    readByOther: 0,
    unreadFrom: undefined,
    online: true,
  } as const
  const line = buildThreadLines({ ...thread, unsent: [unsent] }).find((one) => one.kind === 'message')
  if (!line) throw new Error('The thread has no message')
  const onEdit = vi.fn()
  const page = createTestPage()
  // the product's preview needs queries
  page.render(<MessageBubble line={{ ...line, productId: null }} otherName="Ben" onEdit={onEdit} />)
  const buttons = [...page.container.querySelectorAll('button')]
  act(() => buttons.find(({ textContent }) => textContent === 'Edit')?.click())
  expect(onEdit).toHaveBeenCalledWith(unsent)
})
