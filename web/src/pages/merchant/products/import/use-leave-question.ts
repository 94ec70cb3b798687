import { useEffect } from 'react'

/** While active: asks before the tab is closed, and before Back leaves the page; a "no" stays on it. */
export function useLeaveQuestion(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const { state } = window.history
    const { href } = window.location
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onPop = (event: PopStateEvent) => {
      if (window.confirm(question)) return
      // before the router sees it: the entry that was left is there again
      event.stopImmediatePropagation()
      window.history.pushState(state, '', href)
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('popstate', onPop, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onPop, { capture: true })
    }
  }, [isActive, question])
}
