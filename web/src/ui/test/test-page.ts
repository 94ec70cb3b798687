import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

export type TestPage = { container: HTMLElement; render(node: ReactNode): void }

/** Renders into the document, up to the end of the test. */
export function createTestPage(): TestPage {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return { container, render: (node) => act(() => root.render(node)) }
}
