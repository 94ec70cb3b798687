import { useEffect } from 'react'

const counts = new Map<string, number>()
let observer: MutationObserver | undefined

/** '(3) Chat · Mainstreet': a tab in the background shows the number of pending items, the sum over all sources. */
export function useTitleCount(source: string, count: number) {
  useEffect(() => {
    counts.set(source, count)
    updateTitle()
    observeTitle()
    return () => {
      counts.delete(source)
      updateTitle()
    }
  }, [source, count])
}

export function formatTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}

function updateTitle() {
  let sum = 0
  for (const count of counts.values()) sum += count
  const title = formatTitle(document.title, sum)
  if (title !== document.title) document.title = title
}

/** Pages write their own titles without the count. */
function observeTitle() {
  if (observer) return
  observer = new MutationObserver(updateTitle)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}
