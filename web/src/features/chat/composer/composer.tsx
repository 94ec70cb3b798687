import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRandomKey } from '../../../browser/random-key.ts'
import { useSession } from '../../../session/session.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { isComposing } from '../../../ui/forms/is-composing.ts'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { ProductPreview } from '../product-preview.tsx'
import { sendQueue } from '../send-queue/tab-send-queue.ts'
import { hasRoomForUnsent, storeUnsent } from '../send-queue/unsent-messages.ts'
import type { Conversation } from '../thread/conversation.ts'
import { getThreadId } from '../thread-messages.ts'
import { getDraft, saveDraft } from './drafts.ts'
import { QuickReplyBar } from './quick-reply-bar.tsx'

type Props = {
  thread: ThreadKey
  otherName: string
  conversation: Conversation | undefined
  /** The product that the next message is about. */
  productId?: string | undefined
  onProductSent?: (() => void) | undefined
  /** The shop whose quick replies are offered. */
  repliesShopId?: string | undefined
  /** The draft is a rejected message that the user wants to change. */
  isEditing: boolean
  onSent: () => void
}

const warnAtChars = chatLimits.maxChars - 200

export function Composer({
  thread,
  otherName,
  conversation,
  productId,
  onProductSent,
  repliesShopId,
  isEditing,
  onSent,
}: Props) {
  const { user } = useSession()
  const name = getThreadId(thread)
  const [text, setText] = useState(() => (user ? getDraft(user.id, name) : ''))
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const signalTyping = useTypingSignal(conversation)
  const left = chatLimits.maxChars - text.length

  useEffect(() => {
    if (isEditing) field.current?.focus()
  }, [isEditing])

  function write(next: string) {
    setText(next)
    setFailure(undefined)
    if (user) saveDraft(user.id, name, next)
    signalTyping(trimText(next) !== '')
  }

  function reject(why: string) {
    setFailure(why)
    field.current?.focus()
  }

  function send(event?: FormEvent) {
    event?.preventDefault()
    const message = trimText(text)
    if (!message) return
    if (message.length > chatLimits.maxChars) return reject(m.fieldErrors.maxChars(chatLimits.maxChars))
    if (!user) return reject(m.session.notAuthenticated)
    if (!hasRoomForUnsent(user.id)) return reject(m.chat.composer.tooManyUnsent)
    storeUnsent({
      ...thread,
      message_id: createRandomKey(),
      user_id: user.id,
      product_id: productId ?? null,
      message,
      written_at: Date.now(),
    })
    write('')
    onProductSent?.()
    onSent()
    void sendQueue.flush()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // on touch screens Enter is a new line, and the button sends
    const touch = matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || touch) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={send}
      className="grid grid-cols-1 gap-2 border-t border-line bg-paper px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:px-4"
    >
      {productId && (
        <div className="flex items-center gap-1">
          <ProductPreview id={productId} />
          <IconButton label={m.chat.composer.removeProduct} onClick={onProductSent}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
      {repliesShopId && (
        <QuickReplyBar
          shopId={repliesShopId}
          onPick={(reply) => {
            const next = appendReply(text, reply)
            if (next === undefined) return reject(m.chat.composer.replyTooLong)
            write(next)
            field.current?.focus()
          }}
        />
      )}
      <Field
        label={m.chat.composer.label(otherName)}
        hideLabel
        error={failure}
        action={
          <Button type="submit" disabled={!trimText(text)} className="self-end">
            <SendHorizontal aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{m.chat.composer.send}</span>
          </Button>
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            ref={field}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => signalTyping(false)}
            rows={1}
            maxLength={chatLimits.maxChars}
            enterKeyHint="enter"
            placeholder={m.chat.composer.label(otherName)}
            className="field-sizing-content max-h-40 resize-none"
          />
        )}
      </Field>
      {text.length > warnAtChars && (
        <p aria-live="polite" className="text-right text-xs text-ink-2 nums">
          {m.chat.composer.charactersLeft(left)}
        </p>
      )}
    </form>
  )
}

/** Sends typing frames at an interval, and the end of typing. */
function useTypingSignal(conversation: Conversation | undefined) {
  const lastSignalMs = useRef({ typing: false, at: 0 })
  const latest = useRef(conversation)
  latest.current = conversation

  function signal(typing: boolean) {
    const { current } = lastSignalMs
    const isDue = typing && Date.now() - current.at > chatLimits.typingIntervalMs
    if (typing === current.typing && !isDue) return
    if (latest.current?.sendTyping(typing)) lastSignalMs.current = { typing, at: Date.now() }
  }
  const over = useRef(signal)
  over.current = signal
  useEffect(() => () => over.current(false), [])
  return signal
}

/** Undefined when the text would become too long to be sent. */
export function appendReply(text: string, reply: string): string | undefined {
  const next = trimText(text) ? `${text.trimEnd()} ${reply}` : reply
  return next.length <= chatLimits.maxChars ? next : undefined
}
