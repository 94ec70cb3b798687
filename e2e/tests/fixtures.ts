import { test as base, expect, type Page } from '@playwright/test'
import { type Street, streetOver } from './demo-street.ts'

export { expect }

/** What a page may not do in silence. */
export type Faults = {
  /** This test causes it on purpose. */
  expect(message: RegExp): void
  watch(page: Page): void
}

export const test = base.extend<{ streets: readonly string[]; faults: Faults; street: Street }>({
  streets: [[], { option: true }],
  baseURL: ({ streets }, use, { parallelIndex }) => use(streets[parallelIndex]),

  faults: [
    async ({ page, baseURL }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      const faults: Faults = {
        expect: (message) => allowed.push(message),
        watch(one) {
          one.on('pageerror', (error) => found.push(`error on ${one.url()}: ${error.stack ?? error.message}`))
          one.on('console', (message) => {
            if (message.type() === 'error')
              found.push(`console: ${message.text()} (${message.location().url})`)
          })
          one.on('request', (request) => {
            const url = request.url()
            if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(baseURL ?? '').host)
              found.push(`outside: ${url}`)
          })
        },
      }
      faults.watch(page)
      await use(faults)
      const unexpected = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'nothing goes wrong in silence').toEqual([])
    },
    { auto: true },
  ],

  street: async ({ request }, use) => use(streetOver(request)),
})
