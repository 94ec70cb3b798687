import { texts } from '@mainstreet/contract/texts.ts'
import { type ComponentType, createElement, use } from 'react'
import { loadChunk } from './load-chunk.ts'

type Props = Record<string, unknown>

/** A page, or a part of one, whose code comes when it is needed; the router preloads a page through `preload`. */
export function lazyPage<M extends Record<string, unknown>>(load: () => Promise<M>, name: keyof M & string) {
  let pending: Promise<void> | undefined
  let page: ComponentType<Props> | undefined

  function preload(): Promise<void> {
    pending ??= loadChunk(load, askToReload).then((module) => {
      page = module[name] as ComponentType<Props>
    })
    // Asked again after a failure it tries again.
    pending.catch(() => {
      pending = undefined
    })
    return pending
  }

  function LazyPage(props: Props) {
    if (!page) use(preload())
    return page ? createElement(page, props) : null
  }
  LazyPage.preload = preload
  return LazyPage
}

function askToReload() {
  if (window.confirm(texts.update.detected)) window.location.reload()
}
