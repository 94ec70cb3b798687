import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { appSocket } from '../../../queries/live/app-socket.ts'
import { setActiveThread } from '../active-thread.ts'
import { sendQueue } from '../send-queue/tab-send-queue.ts'
import { unsentMessages } from '../send-queue/unsent-messages.ts'
import { isSameThread } from '../thread-messages.ts'
import { type Conversation, type ConversationState, createConversation } from './conversation.ts'

const subscribeNever = () => () => {}

/** One live thread; undefined until it starts to open. Components that use it need the thread as their key. */
export function useConversation(key: ThreadKey, side: ThreadSide) {
  const [conversation, setConversation] = useState<Conversation>()
  const { shop_id, customer_id } = key

  useEffect(() => {
    const thread = { shop_id, customer_id }
    const opened = createConversation(
      { key: thread, side },
      {
        socket: appSocket,
        fetchPage: (range) => request(calls.listMessages, { query: { ...thread, ...range } }),
        sendRead: (seq) => request(calls.markThreadRead, { body: { ...thread, seq } }),
      },
    )
    const unsubscribeSent = sendQueue.onSent((message) => {
      if (isSameThread(message, thread)) opened.take([message])
    })
    setActiveThread(thread)
    setConversation(opened)
    return () => {
      unsubscribeSent()
      setActiveThread(undefined)
      opened.close()
    }
  }, [shop_id, customer_id, side])

  const state = useSyncExternalStore<ConversationState | undefined>(
    conversation?.onChange ?? subscribeNever,
    () => conversation?.state(),
    () => undefined,
  )
  const unsent = useSyncExternalStore(unsentMessages.subscribe, unsentMessages.get, unsentMessages.get)
  return { conversation, state, unsent: unsent.filter((one) => isSameThread(one, key)) }
}
