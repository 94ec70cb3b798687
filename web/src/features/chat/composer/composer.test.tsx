// @vitest-environment happy-dom
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../../session/session.ts'
import { createTestPage } from '../../../ui/test/test-page.ts'
import { unsentMessages } from '../send-queue/unsent-messages.ts'
import { Composer } from './composer.tsx'
import { addToDraft, getDraft, saveDraft } from './drafts.ts'

const ada = { id: 'ada', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null } as const
const thread = { shop_id: 's', customer_id: 'ada' }

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.clear()
  unsentMessages.refresh()
  setSession(ada as never, 'demo-ada-1')
})

function drawComposer(draft: string) {
  saveDraft('ada', 's:ada', draft)
  const page = createTestPage()
  page.render(
    <Composer
      thread={thread}
      otherName="Ben"
      conversation={undefined}
      isEditing={false}
      onSent={() => undefined}
    />,
  )
  const field = page.container.querySelector('textarea')
  const pressEnter = (keyCode: number) =>
    act(async () => {
      field?.dispatchEvent(
        Object.assign(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }), { keyCode }),
      )
    })
  return { page, pressEnter }
}

const getSentTexts = () => unsentMessages.get().map(({ message }) => message)

test('the Enter that ends a composition in Safari sends nothing, the next one sends', async () => {
  const { pressEnter } = drawComposer('こんにちは')
  await pressEnter(229)
  expect(getSentTexts()).toEqual([])
  await pressEnter(13)
  expect(getSentTexts()).toEqual(['こんにちは'])
})

test('a rejected message comes back before the draft; too long a text stays in the field', async () => {
  saveDraft('ada', 's:ada', 'And the lamp?')
  addToDraft('ada', 's:ada', 'x'.repeat(chatLimits.maxChars))
  const draft = getDraft('ada', 's:ada')
  expect(draft).toMatch(/^x+\nAnd the lamp\?$/)
  const { page, pressEnter } = drawComposer(draft)
  await pressEnter(13)
  expect(getSentTexts()).toEqual([])
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('2,000')
})
