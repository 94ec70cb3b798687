import { chunkLoad } from '@mainstreet/contract/browser-limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type ComponentType, createElement, use, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

/** The props of the lazy component, so that the types are checked as for a static import. */
type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : object

/** A page, or a part of one, whose code loads on demand; the router preloads a page through `preload`. */
export function lazyComponent<M extends Record<string, unknown>, Name extends keyof M & string>(
  load: () => Promise<M>,
  name: Name,
) {
  let pending: Promise<void> | undefined
  let component: ComponentType<object> | undefined

  function preload(): Promise<void> {
    if (pending) return pending
    pending = loadChunk(load, promptReload).then((module) => {
      component = module[name] as ComponentType<object>
    })
    // a later call tries again; but the components that wait now must see the error first
    pending.catch(() => setTimeout(() => (pending = undefined), chunkLoad.delayMs))
    return pending
  }

  function PendingComponent(props: object) {
    use(preload())
    return component ? createElement(component, props) : null
  }
  /** Keeps the first rendered component in place, so that the page keeps its state when its code arrives. */
  function LazyComponent(props: PropsOf<M[Name]>) {
    const [first] = useState<ComponentType<object>>(() => component ?? PendingComponent)
    return createElement(first, props)
  }
  LazyComponent.preload = preload
  return LazyComponent
}

function promptReload() {
  if (window.confirm(m.update.detected)) window.location.reload()
}
