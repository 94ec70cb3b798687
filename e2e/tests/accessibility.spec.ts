import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { getScreenPath, screens, signInFor, waitUntilLoaded } from '../fixtures/screens.ts'

test.describe.configure({ mode: 'parallel' })

// each theme on every second screen, which share their components; `npm run test:hard` checks both on all
const getThemes = (index: number) =>
  process.env.HARD ? (['light', 'dark'] as const) : ([index % 2 === 0 ? 'light' : 'dark'] as const)

const screensOfTest = 10
const checkedScreens = screens.filter(({ isVariant }) => process.env.HARD || !isVariant)
const roles = [...new Set(checkedScreens.map(({ role }) => role))]

// screens of one role share a page, whose browser has the scripts compiled: half of the time of a page for each
for (const role of roles) {
  const ofRole = checkedScreens.filter((screen) => screen.role === role)
  for (let start = 0; start < ofRole.length; start += screensOfTest) {
    const group = ofRole.slice(start, start + screensOfTest)
    const names = group.map(({ name }) => name).join(', ')
    test(`are accessible: ${names}`, async ({ page, context, demoApi, pageErrors }) => {
      await signInFor({ role }, demoApi, context)
      for (const [index, screen] of group.entries())
        await test.step(screen.name, async () => {
          if (screen.expectedErrors) pageErrors.allow(screen.expectedErrors)
          if (screen.status) pageErrors.allow(new RegExp(`status of ${screen.status}`))
          const response = await page.goto(await getScreenPath(screen, demoApi))
          expect(response?.status()).toBe(screen.status ?? 200)
          await waitUntilLoaded(page)
          await screen.prepare?.(page)
          // scrolled, the header covers the half of some field, which axe takes for a small one
          await page.evaluate(() => scrollTo(0, 0))

          await expect(page).toHaveTitle(/Mainstreet/)
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(wider, 'pixels that the page is wider than its screen').toBeLessThanOrEqual(0)
          for (const theme of getThemes(index)) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            // wait for color transitions between the themes
            await page.evaluate(() =>
              Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
            )
            expect(await listViolations(page), theme).toEqual([])
          }
          pageErrors.expectNone()
          // what a visitor has started on one screen does not continue on the next
          if (role) return
          await context.clearCookies()
          await page.evaluate(() => [localStorage, sessionStorage].map((one) => one.clear()))
        })
    })
  }
}

/** In legacy mode: the new one opens an extra page each time for cross-origin frames, which no page here has. */
async function listViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
    },
    // axe runs these two only when they are named
    rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
}
