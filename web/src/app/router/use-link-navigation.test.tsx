// @vitest-environment happy-dom
import { routes } from '@mainstreet/contract/routes.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryHistory } from '../../browser/router/history.ts'
import { createRouter } from '../../browser/router/router.ts'
import { RouterProvider } from '../../browser/router/router-provider.tsx'
import { createTestPage } from '../../ui/test/test-page.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

const loadCode = vi.fn(async () => undefined)
const loadData = vi.fn(async () => ({}))

function Links() {
  useLinkNavigation()
  return (
    <>
      <a href="/product/1">Mug</a>
      <a href="/product/2">Jug</a>
      <a href="/product/3">Cup</a>
      {/* what a merchant may have typed */}
      <a href="http://[">Website</a>
    </>
  )
}

function renderLinks() {
  const Page = Object.assign(() => null, { preload: loadCode })
  const router = createRouter([{ route: routes.product, Page, load: loadData }], createMemoryHistory('/'))
  const { container, render } = createTestPage()
  render(
    <RouterProvider value={router}>
      <Links />
    </RouterProvider>,
  )
  const [first, ...others] = container.querySelectorAll('a')
  if (!first) throw new Error('There is no link')
  return { first, links: [first, ...others] }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const point = (target: Element) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
const press = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType }))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const countLoads = () => [loadCode.mock.calls.length, loadData.mock.calls.length]

test('a pointer that crosses links loads nothing', async () => {
  for (const link of renderLinks().links) {
    point(link)
    await wait(50)
  }
  point(document.body)
  await wait(1000)
  expect(countLoads()).toEqual([0, 0])
})

test('resting on a link loads the code of its page, and pressing it the data', async () => {
  const { first: link } = renderLinks()
  point(link)
  await wait(100)
  expect(countLoads()).toEqual([1, 0])
  press(link)
  await wait(0)
  expect(loadData).toHaveBeenCalledOnce()
})

test('a finger that may start to scroll loads nothing', async () => {
  const { first: link } = renderLinks()
  press(link, 'touch')
  await wait(1000)
  expect(countLoads()).toEqual([0, 0])
})

test('nothing is loaded beforehand for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { first: link } = renderLinks()
  point(link)
  await wait(1000)
  press(link)
  await wait(1000)
  expect(countLoads()).toEqual([0, 0])
})

test('a link with a malformed address is left to the browser', async () => {
  const link = renderLinks().links[3] as Element
  point(link)
  press(link)
  await wait(1000)
  expect(countLoads()).toEqual([0, 0])
})
