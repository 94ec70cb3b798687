import { useEffect } from 'react'
import type { Conversation } from './conversation.ts'

/** What stands at the end of a thread on a screen that somebody looks at has been read. */
export function useReading(conversation: Conversation | undefined, lastSeq: number, atEnd: boolean) {
  useEffect(() => {
    if (!conversation || !atEnd || lastSeq === 0) return
    const look = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) conversation.read(lastSeq)
    }
    look()
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('focus', look)
    }
  }, [conversation, lastSeq, atEnd])
}
