import { chunkLoad } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { type ComponentType, createElement, use, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

type Props = Record<string, unknown>

/** A page, or a part of one, whose code comes when it is needed; the router preloads a page through `preload`. */
export function lazyComponent<M extends Record<string, unknown>>(
  load: () => Promise<M>,
  name: keyof M & string,
) {
  let pending: Promise<void> | undefined
  let component: ComponentType<Props> | undefined

  function preload(): Promise<void> {
    if (pending) return pending
    pending = loadChunk(load, promptReload).then((module) => {
      component = module[name] as ComponentType<Props>
    })
    // asked again later it tries again; what waits for it must meet the failure first
    pending.catch(() => setTimeout(() => (pending = undefined), chunkLoad.delayMs))
    return pending
  }

  function PendingComponent(props: Props) {
    use(preload())
    return component ? createElement(component, props) : null
  }
  /** What was there at first stays in its place: the page keeps its state when its code has come meanwhile. */
  function LazyComponent(props: Props) {
    const [first] = useState<ComponentType<Props>>(() => component ?? PendingComponent)
    return createElement(first, props)
  }
  LazyComponent.preload = preload
  return LazyComponent
}

function promptReload() {
  if (window.confirm(texts.update.detected)) window.location.reload()
}
