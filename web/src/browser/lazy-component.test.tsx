// @vitest-environment happy-dom
import { act, Component, type ReactNode, Suspense, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

let root: Root
let container: HTMLElement
const consoleError = vi.spyOn(console, 'error')

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  consoleError.mockClear()
  container = document.createElement('div')
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function CounterPage() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('a page whose code arrives later is shown then, and keeps its state when it renders again', async () => {
  const { promise, resolve } = Promise.withResolvers<{ CounterPage: typeof CounterPage }>()
  const Page = lazyComponent(() => promise, 'CounterPage')
  const draw = () =>
    act(async () =>
      root.render(
        <Suspense fallback="soon">
          <Page />
        </Suspense>,
      ),
    )
  await draw()
  expect(container.textContent).toBe('soon')
  await act(async () => resolve({ CounterPage }))
  await act(async () => container.querySelector('button')?.click())
  await draw()
  expect(container.textContent).toBe('1')
  expect(consoleError).not.toHaveBeenCalled()
})

test('a page that was loaded before is rendered at once', async () => {
  const Page = lazyComponent(async () => ({ CounterPage }), 'CounterPage')
  await Page.preload()
  act(() => root.render(<Page />))
  expect(container.textContent).toBe('0')
  expect(consoleError).not.toHaveBeenCalled()
})

class Guard extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ broken: false })}>
        Try again
      </button>
    )
  }
}

test('a page whose code cannot be loaded suggests a reload once and throws; a later attempt tries again', async () => {
  vi.useFakeTimers()
  consoleError.mockImplementation(() => undefined)
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  let hasLine = false
  const Page = lazyComponent(async () => {
    if (hasLine) return { CounterPage }
    throw new Error('No line')
  }, 'CounterPage')
  await act(async () =>
    root.render(
      <Guard>
        <Suspense fallback="soon">
          <Page />
        </Suspense>
      </Guard>,
    ),
  )
  for (let second = 0; second < 20; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(container.textContent).toBe('Try again')

  hasLine = true
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('0')
})
