import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { chat } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { newKey } from '../../../browser/random-key.ts'
import { useSession } from '../../../session/session.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { ProductInThread } from '../product-preview.tsx'
import { post } from '../send-queue/tab-send-queue.ts'
import { keepUnsent, mayKeepMore } from '../send-queue/unsent-messages.ts'
import type { Conversation } from '../thread/conversation.ts'
import { nameOf } from '../thread-messages.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { QuickReplies } from './quick-reply-bar.tsx'

type Props = {
  thread: ThreadKey
  other: string
  conversation: Conversation | undefined
  /** The product that the next message is about. */
  about?: string | undefined
  onAboutDone?: (() => void) | undefined
  /** The shop whose sentences are offered. */
  repliesOf?: string | undefined
  onSent: () => void
}

const warnsAt = chat.maxChars - 200

export function Composer({ thread, other, conversation, about, onAboutDone, repliesOf, onSent }: Props) {
  const { user } = useSession()
  const name = nameOf(thread)
  const [text, setText] = useState(() => (user ? draftOf(user.id, name) : ''))
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const sayTyping = useTyping(conversation)
  const left = chat.maxChars - text.length

  function write(next: string) {
    setText(next)
    setFailure(undefined)
    if (user) keepDraft(user.id, name, next)
    sayTyping(next.trim() !== '')
  }

  function send(event?: FormEvent) {
    event?.preventDefault()
    const message = text.trim()
    if (!message) return
    if (!user) return setFailure(texts.session.notAuthenticated)
    if (!mayKeepMore(user.id))
      return setFailure('Too much waits to be sent. Try again when you are connected.')
    keepUnsent({
      ...thread,
      message_id: newKey(),
      user_id: user.id,
      product_id: about ?? null,
      message,
      written_at: Date.now(),
    })
    write('')
    onAboutDone?.()
    onSent()
    void post.carry()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // under a thumb Enter is a new line, and the button sends
    const touch = matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || touch) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={send}
      className="grid grid-cols-1 gap-2 border-t border-line bg-paper px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:px-4"
    >
      {about && (
        <div className="flex items-center gap-1">
          <ProductInThread id={about} />
          <IconButton label="Do not ask about this product" onClick={onAboutDone}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
      {repliesOf && (
        <QuickReplies
          shopId={repliesOf}
          onPick={(reply) => {
            write(text.trim() ? `${text.trimEnd()} ${reply}` : reply)
            field.current?.focus()
          }}
        />
      )}
      <div className="flex items-end gap-2">
        <Field label={`Message to ${other}`} hideLabel className="min-w-0 flex-1">
          {(aria) => (
            <TextArea
              {...aria}
              ref={field}
              value={text}
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => sayTyping(false)}
              rows={1}
              maxLength={chat.maxChars}
              enterKeyHint="enter"
              placeholder={`Write to ${other}`}
              className="field-sizing-content max-h-40 resize-none"
            />
          )}
        </Field>
        <Button type="submit" disabled={!text.trim()}>
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      {text.length > warnsAt && (
        <p aria-live="polite" className="text-right text-xs text-ink-2 nums">
          {left} {left === 1 ? 'character' : 'characters'} left
        </p>
      )}
      <Failure of={failure} />
    </form>
  )
}

/** Tells the other side, not more often than every so many seconds, and that it is over. */
function useTyping(conversation: Conversation | undefined) {
  const told = useRef({ typing: false, at: 0 })
  const latest = useRef(conversation)
  latest.current = conversation

  function say(typing: boolean) {
    const { current } = told
    const again = typing && Date.now() - current.at > chat.typingEveryMs
    if (typing === current.typing && !again) return
    if (latest.current?.tellTyping(typing)) told.current = { typing, at: Date.now() }
  }
  const over = useRef(say)
  over.current = say
  useEffect(() => () => over.current(false), [])
  return say
}
