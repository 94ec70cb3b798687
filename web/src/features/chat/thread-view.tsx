import type { DirectMessage, ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ArrowDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useClock } from '../../browser/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useChangeAnnouncement } from '../../ui/hooks/use-change-announcement.ts'
import { Composer } from './composer/composer.tsx'
import { addToDraft } from './composer/drafts.ts'
import { formatMessageDay } from './message-time.ts'
import { deleteUnsent, type UnsentMessage } from './send-queue/unsent-messages.ts'
import { ConnectionStatus } from './thread/connection-status.tsx'
import type { Conversation, ConversationState } from './thread/conversation.ts'
import { MessageBubble } from './thread/message-bubble.tsx'
import { buildThreadLines, firstUnread, type ThreadLine } from './thread/thread-lines.ts'
import { useConversation } from './thread/use-conversation.ts'
import { useLiveStatus } from './thread/use-live-status.ts'
import { useMarkRead } from './thread/use-mark-read.ts'
import { useScrollAnchor } from './thread/use-scroll-anchor.ts'
import { getThreadId } from './thread-messages.ts'

type Props = {
  thread: ThreadKey
  side: ThreadSide
  /** The name of the other side. */
  otherName: string
  productId?: string | undefined
  onProductSent?: () => void
  repliesShopId?: string | undefined
  /** An admin reads it. */
  readOnly?: boolean
}

type EditedMessage = Pick<UnsentMessage, 'message_id' | 'product_id'>

/** One thread: its messages, the pending ones, and the input field. */
export function ThreadView({
  thread,
  side,
  otherName,
  productId,
  onProductSent,
  repliesShopId,
  readOnly = false,
}: Props) {
  const { conversation, state, unsent } = useConversation(thread, side)
  const [sentHere, setSentHere] = useState(0)
  const [edited, setEdited] = useState<EditedMessage>()

  function edit({ message_id, user_id, message, product_id }: UnsentMessage) {
    addToDraft(user_id, getThreadId(thread), message)
    deleteUnsent(message_id)
    setEdited({ message_id, product_id })
  }
  return (
    <section aria-label={m.chat.thread.label(otherName)} className="flex min-h-0 flex-1 flex-col">
      {!readOnly && <ConnectionStatus />}
      {!conversation || !state || state.loading === 'first' ? (
        <MessageLogSkeleton />
      ) : (
        <MessageLog
          conversation={conversation}
          state={state}
          unsent={unsent}
          side={side}
          otherName={otherName}
          readOnly={readOnly}
          sentCount={sentHere}
          onEdit={edit}
        />
      )}
      {!readOnly && (
        <Composer
          // its draft has changed
          key={edited?.message_id}
          isEditing={edited !== undefined}
          thread={thread}
          otherName={otherName}
          conversation={conversation}
          productId={productId ?? edited?.product_id ?? undefined}
          onProductSent={() => {
            if (edited) setEdited({ ...edited, product_id: null })
            onProductSent?.()
          }}
          repliesShopId={repliesShopId}
          onSent={() => setSentHere(sentHere + 1)}
        />
      )}
    </section>
  )
}

type LogProps = {
  conversation: Conversation
  state: ConversationState
  unsent: readonly UnsentMessage[]
  side: ThreadSide
  otherName: string
  readOnly: boolean
  /** The number of messages sent since the thread was opened; after the first one nothing is unread. */
  sentCount: number
  onEdit: (unsent: UnsentMessage) => void
}

function MessageLog({ conversation, state, unsent, side, otherName, readOnly, sentCount, onEdit }: LogProps) {
  const { messages, readMarks, hasOlder, loading, failure, olderFailure, present, typing } = state
  const readByMe = side === 'customer' ? readMarks.customer_read_seq : readMarks.shop_read_seq
  const readByOther = side === 'customer' ? readMarks.shop_read_seq : readMarks.customer_read_seq
  // the unread line stays where it was at opening, until the user replies
  const [opened] = useState(() => firstUnread(messages, side, readByMe))
  const unreadFrom = sentCount > 0 ? undefined : opened
  const online = useLiveStatus().status === 'connected'
  const lines = buildThreadLines({ messages, unsent, side, readByOther, unreadFrom, online })
  const log = useRef<HTMLDivElement>(null)
  const { atEnd, onScroll, toEnd } = useScrollAnchor(
    log,
    messages[0]?.message_id,
    `${lines.at(-1)?.id} ${typing}`,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent message scrolls into view
  useLayoutEffect(toEnd, [sentCount, toEnd])
  useMarkRead(readOnly ? undefined : conversation, messages.at(-1)?.seq ?? 0, atEnd)
  const announcement = useChangeAnnouncement(messages, (before, after) =>
    describeNewMessages(before, after, side, otherName),
  )

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <LiveRegion message={announcement} maxMessages={5} />
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-busy={loading !== undefined}
        aria-label={m.chat.thread.log(otherName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={() => {
          onScroll()
          if (log.current && log.current.scrollTop < 120) void conversation.older()
        }}
        className="flex-1 overflow-y-auto overscroll-contain px-3 py-4 -outline-offset-2 [overflow-anchor:none] sm:px-4"
      >
        {hasOlder && (
          <p className="mb-3 text-center">
            <Button
              variant="plain"
              size="sm"
              busy={loading === 'older'}
              onClick={() => void conversation.older()}
            >
              {m.chat.thread.older}
            </Button>
          </p>
        )}
        <ErrorMessage error={olderFailure} />
        {failure !== undefined && (
          <div className="mx-auto py-10">
            <LoadError error={failure} title={m.service.fetchMessages} onRetry={conversation.load} />
          </div>
        )}
        {lines.length === 0 && failure === undefined && (
          <p className="py-10 text-center text-ink-2">
            {readOnly ? m.chat.thread.none : m.chat.thread.noneYet(otherName)}
          </p>
        )}
        <ol className="grid gap-1">
          {lines.map((line) => (
            <ThreadLineView key={line.id} line={line} other={otherName} onEdit={onEdit} />
          ))}
        </ol>
        <p className="flex min-h-7 items-center gap-2 px-1 text-sm text-ink-2">
          {typing ? (
            <>
              <TypingDots />
              {m.chat.thread.typing(otherName)}
            </>
          ) : (
            present === true && <Presence other={otherName} />
          )}
        </p>
      </div>
      {!atEnd && (
        <Button
          variant="quiet"
          size="sm"
          onClick={toEnd}
          className="absolute right-4 bottom-3 rounded-full! shadow-high"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {m.chat.thread.latest}
        </Button>
      )}
    </div>
  )
}

type LineProps = Pick<LogProps, 'onEdit'> & { line: ThreadLine; other: string }

function ThreadLineView({ line, other, onEdit }: LineProps) {
  const now = useClock()
  if (line.kind === 'message') return <MessageBubble line={line} otherName={other} onEdit={onEdit} />
  if (line.kind === 'unread')
    return (
      <li className="my-2 flex items-center gap-3 text-sm font-semibold text-poppy before:h-px before:flex-1 before:bg-poppy/40 after:h-px after:flex-1 after:bg-poppy/40">
        {m.chat.thread.newMessages}
      </li>
    )
  return (
    <li className="my-2 justify-self-center rounded-full bg-sunk px-3 py-1 text-xs font-semibold text-ink-2">
      <time dateTime={line.at.toISOString()}>{formatMessageDay(line.at, now)}</time>
    </li>
  )
}

function Presence({ other }: { other: string }) {
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-pine" />
      {m.chat.thread.online(other)}
    </>
  )
}

function TypingDots() {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[0, 1, 2].map((at) => (
        <span
          key={at}
          style={{ animationDelay: `${at * 160}ms` }}
          className="size-1.5 animate-pulse rounded-full bg-ink-2"
        />
      ))}
    </span>
  )
}

function MessageLogSkeleton() {
  return (
    <div aria-busy="true" className="grid flex-1 content-end gap-3 overflow-hidden px-4 py-6">
      <Skeleton className="h-11 w-3/5 rounded-card" />
      <Skeleton className="h-11 w-2/5 justify-self-end rounded-card" />
      <Skeleton className="h-20 w-3/5 rounded-card" />
      <Skeleton className="h-11 w-1/2 justify-self-end rounded-card" />
    </div>
  )
}

/** The text for screen readers: messages newer than all known ones, not earlier pages. */
function describeNewMessages(
  before: readonly DirectMessage[],
  after: readonly DirectMessage[],
  side: ThreadSide,
  other: string,
): string[] {
  const last = Math.max(0, ...before.map(({ seq }) => seq))
  return after
    .filter(({ seq, sender_type }) => seq > last && sender_type !== side)
    .map(({ message }) => m.chat.thread.newMessage({ name: other, text: message }))
}
