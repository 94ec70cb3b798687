import type { Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { live } from '../../../api/live/app-socket.ts'
import { setOpenThread } from '../alerts/active-thread.ts'
import { post } from '../send-queue/tab-send-queue.ts'
import { everything, onOutbox } from '../send-queue/unsent-messages.ts'
import { isSameThread } from '../thread-messages.ts'
import { type Conversation, type ConversationState, openConversation } from './conversation.ts'

const never = () => () => {}

/** One thread, live; undefined until it has begun to open. Give the component that uses it the thread as its key. */
export function useConversation(key: ThreadKey, side: Side) {
  const [conversation, setConversation] = useState<Conversation>()
  const { shop_id, customer_id } = key

  useEffect(() => {
    const thread = { shop_id, customer_id }
    const opened = openConversation(
      { key: thread, side },
      {
        socket: live,
        fetchPage: (range) => request(calls.listMessages, { query: { ...thread, ...range } }),
        sendRead: (seq) => request(calls.markRead, { body: { ...thread, seq } }),
      },
    )
    const forget = post.onSent((message) => {
      if (isSameThread(message, thread)) opened.take([message])
    })
    setOpenThread(thread)
    setConversation(opened)
    return () => {
      forget()
      setOpenThread(undefined)
      opened.close()
    }
  }, [shop_id, customer_id, side])

  const state = useSyncExternalStore<ConversationState | undefined>(
    conversation?.onChange ?? never,
    () => conversation?.state(),
    () => undefined,
  )
  const unsent = useSyncExternalStore(onOutbox, everything, everything)
  return { conversation, state, unsent: unsent.filter((one) => isSameThread(one, key)) }
}
