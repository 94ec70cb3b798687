import { useEffect } from 'react'
import type { Conversation } from './conversation.ts'

/** Marks messages as read when the end of a thread is on a visible screen. */
export function useMarkRead(conversation: Conversation | undefined, lastSeq: number, atEnd: boolean) {
  useEffect(() => {
    if (!conversation || !atEnd || lastSeq === 0) return
    const markReadIfVisible = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) conversation.read(lastSeq)
    }
    markReadIfVisible()
    document.addEventListener('visibilitychange', markReadIfVisible)
    globalThis.addEventListener('focus', markReadIfVisible)
    return () => {
      document.removeEventListener('visibilitychange', markReadIfVisible)
      globalThis.removeEventListener('focus', markReadIfVisible)
    }
  }, [conversation, lastSeq, atEnd])
}
