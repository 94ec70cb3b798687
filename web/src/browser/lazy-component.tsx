import { chunkLoad } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { type ComponentType, createElement, use, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

type Props = Record<string, unknown>

/** A page, or a part of one, whose code comes when it is needed; the router preloads a page through `preload`. */
export function lazyPage<M extends Record<string, unknown>>(load: () => Promise<M>, name: keyof M & string) {
  let pending: Promise<void> | undefined
  let page: ComponentType<Props> | undefined

  function preload(): Promise<void> {
    if (pending) return pending
    pending = loadChunk(load, askToReload).then((module) => {
      page = module[name] as ComponentType<Props>
    })
    // asked again later it tries again; what waits for it must meet the failure first
    pending.catch(() => setTimeout(() => (pending = undefined), chunkLoad.delayMs))
    return pending
  }

  function Coming(props: Props) {
    use(preload())
    return page ? createElement(page, props) : null
  }
  /** What was there at first stays in its place: the page keeps its state when its code has come meanwhile. */
  function LazyPage(props: Props) {
    const [first] = useState<ComponentType<Props>>(() => page ?? Coming)
    return createElement(first, props)
  }
  LazyPage.preload = preload
  return LazyPage
}

function askToReload() {
  if (window.confirm(texts.update.detected)) window.location.reload()
}
