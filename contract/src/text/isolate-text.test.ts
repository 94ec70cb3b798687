import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dashboardLanguage } from '../messages/en/dashboard.ts'
import { language } from '../messages/en/language.ts'
import { language as serverLanguage } from '../messages/en/server-language.ts'
import { formatList } from '../messages/format.ts'
import { setLanguage } from '../messages/messages.ts'
import { renderNotification } from '../messages/render-notification.ts'
import { isolateParams, isolateText } from './isolate-text.ts'

test.each([
  ['Rosa’s Bakery', 'Rosa’s Bakery'],
  ['𝒜da 🍵', '𝒜da 🍵'],
  ['שלום', '\u2068שלום\u2069'],
  ['می\u200cخواهم', '\u2068می\u200cخواهم\u2069'],
  ['\u202eabc', '\u2068abc\u2069'],
  ['a\u2069\u202eb', '\u2068ab\u2069'],
  ['\u2068שלום\u2069 · Mainstreet', '\u2068שלום\u2069 · Mainstreet'],
  ['\u2068\u202eשלום\u2069 · Mainstreet', '\u2068שלום · Mainstreet\u2069'],
])('%s is isolated where it could turn other words', (text, expected) => {
  expect(isolateText(text)).toBe(expected)
})

test('a notification isolates the names in it', () => {
  const name = fc.constantFrom('\u202eevil', 'שלום', 'مخبز\u202e', '\u2067x')
  fc.assert(
    fc.property(name, (from) => {
      const { title, body } = renderNotification(language.messages, {
        code: 'messages_unread',
        params: { from, count: 2 },
      })
      expect(`${title} ${body}`).toContain(isolateText(from))
      expect(`${title} ${body}`).not.toMatch(/[\u202a-\u202e]/)
    }),
  )
})

describe.each(['\u202eevil', 'שלום', 'مخبز\u202e'])('%s', (name) => {
  const { messages } = language
  const isolated = isolateText(name)

  test.each([
    ['the title of a page', messages.app.pageTitle(name)],
    [
      'the title of a product’s page',
      messages.app.pageTitle(messages.app.heads.productTitle({ name, shop: name })),
    ],
    ['a label', messages.chat.thread.log(name)],
    ['a toast', messages.accounts.register.welcome(name)],
    ['a toast of a dashboard', dashboardLanguage.messages.adminUsers.deletion.done(name)],
    ['an email', serverLanguage.messages.emails.notification.greeting(name)],
    ['an error', serverLanguage.messages.errors.orders.noDelivery(name)],
  ])('stays inside of %s', (_, text) => {
    expect(text).toContain(isolated)
    expect(text).not.toMatch(/[\u202a-\u202e]/)
    // what is left without the isolated name is the sentence
    expect(text.replaceAll(isolated, '')).toMatch(/^[\P{Cf}]*$/u)
    expect(text.replaceAll(isolated, '')).not.toContain(name)
  })

  test('stays its own item of a list', () => {
    setLanguage(language)
    expect(formatList([name, 'Kiln'])).toBe(`${isolated} and Kiln`)
  })

  test('is stored without marks', () =>
    expect(serverLanguage.messages.serverTexts.defaultShopName(name)).toBe(`${name}'s shop`))
})

test('other parameters reach a text as they are', () => {
  const at = new Date()
  const node = { $$typeof: Symbol('element'), owner: 'שלום' }
  const texts = isolateParams({ same: (...params: unknown[]) => params, none: 'text' })
  const [given, inObject, date] = texts.same(node, { node, count: 1 }, at)
  expect(given).toBe(node)
  expect(inObject).toEqual({ node, count: 1 })
  expect(date).toBe(at)
  expect(texts.none).toBe('text')
})
