import { useEffect } from 'react'

const counts = new Map<string, number>()
let observer: MutationObserver | undefined

/** '(3) Chat · Mainstreet': so that a tab in the background tells what waits; the counts of all that ask are one. */
export function useCountInTitle(what: string, count: number) {
  useEffect(() => {
    counts.set(what, count)
    write()
    follow()
    return () => {
      counts.delete(what)
      write()
    }
  }, [what, count])
}

export function titleWith(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}

function write() {
  let sum = 0
  for (const count of counts.values()) sum += count
  const title = titleWith(document.title, sum)
  if (title !== document.title) document.title = title
}

/** Each page writes its own title, and does not know of the count. */
function follow() {
  if (observer) return
  observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}
