import type { DirectMessage, Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ArrowDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useClock } from '../../browser/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { LiveWords } from '../../ui/feedback/live-region.tsx'
import { FailedLoad } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useNews } from '../../ui/hooks/use-change-announcement.ts'
import { Composer } from './composer/composer.tsx'
import { dayOf } from './message-time.ts'
import type { Unsent } from './send-queue/unsent-messages.ts'
import { ConnectionLine } from './thread/connection-status.tsx'
import type { Conversation, ConversationState } from './thread/conversation.ts'
import { Bubble } from './thread/message-bubble.tsx'
import { firstUnread, type Line, linesOf } from './thread/thread-lines.ts'
import { useConversation } from './thread/use-conversation.ts'
import { useLiveStatus } from './thread/use-live-status.ts'
import { useReading } from './thread/use-mark-read.ts'
import { useScroll } from './thread/use-scroll-anchor.ts'

type Props = {
  thread: ThreadKey
  side: Side
  /** The name of who is on the other side. */
  other: string
  about?: string | undefined
  onAboutDone?: () => void
  repliesOf?: string | undefined
  /** An admin reads along. */
  readOnly?: boolean
}

/** One conversation, whole: what was said, what is on its way, and the field to write in. */
export function ThreadView({ thread, side, other, about, onAboutDone, repliesOf, readOnly = false }: Props) {
  const { conversation, state, unsent } = useConversation(thread, side)
  const [sentHere, setSentHere] = useState(0)
  return (
    <section aria-label={`Conversation with ${other}`} className="flex min-h-0 flex-1 flex-col">
      {!readOnly && <ConnectionLine />}
      {!conversation || !state || state.loading === 'first' ? (
        <Loading />
      ) : (
        <Log
          conversation={conversation}
          state={state}
          unsent={unsent}
          side={side}
          other={other}
          readOnly={readOnly}
          sentHere={sentHere}
        />
      )}
      {!readOnly && (
        <Composer
          thread={thread}
          other={other}
          conversation={conversation}
          about={about}
          onAboutDone={onAboutDone}
          repliesOf={repliesOf}
          onSent={() => setSentHere(sentHere + 1)}
        />
      )}
    </section>
  )
}

type LogProps = {
  conversation: Conversation
  state: ConversationState
  unsent: readonly Unsent[]
  side: Side
  other: string
  readOnly: boolean
  /** How much was sent since it was opened: then there is nothing unread any more. */
  sentHere: number
}

function Log({ conversation, state, unsent, side, other, readOnly, sentHere }: LogProps) {
  const { messages, marks, hasOlder, loading, failure, olderFailure, present, typing } = state
  const readByMe = side === 'customer' ? marks.customer_read_seq : marks.shop_read_seq
  const readByOther = side === 'customer' ? marks.shop_read_seq : marks.customer_read_seq
  // where it was when the thread was opened, and there it stays until something is answered
  const [opened] = useState(() => firstUnread(messages, side, readByMe))
  const unreadFrom = sentHere > 0 ? undefined : opened
  const online = useLiveStatus().status === 'connected'
  const lines = linesOf({ messages, unsent, side, readByOther, unreadFrom, online })
  const log = useRef<HTMLDivElement>(null)
  const { atEnd, onScroll, toEnd } = useScroll(log, messages[0]?.message_id, `${lines.at(-1)?.id} ${typing}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sends wants to see it
  useLayoutEffect(toEnd, [sentHere, toEnd])
  useReading(readOnly ? undefined : conversation, messages.at(-1)?.seq ?? 0, atEnd)
  const news = useNews(messages, (before, after) => saidByOther(before, after, side, other))

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <LiveWords words={news} most={5} />
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-busy={loading !== undefined}
        aria-label={`Messages with ${other}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
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
              Earlier messages
            </Button>
          </p>
        )}
        <Failure of={olderFailure} />
        {failure !== undefined && (
          <div className="mx-auto py-10">
            <FailedLoad of={failure} title={texts.service.fetchMessages} onRetry={conversation.load} />
          </div>
        )}
        {lines.length === 0 && failure === undefined && (
          <p className="py-10 text-center text-ink-2">
            {readOnly ? 'No messages.' : `No messages yet. Say hello to ${other}.`}
          </p>
        )}
        <ol className="grid gap-1">
          {lines.map((line) => (
            <LineOf key={line.id} line={line} other={other} />
          ))}
        </ol>
        <p className="flex min-h-7 items-center gap-2 px-1 text-sm text-ink-2">
          {typing ? (
            <>
              <Dots />
              {other} is typing
            </>
          ) : (
            present === true && <Presence other={other} />
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
          Latest
        </Button>
      )}
    </div>
  )
}

function LineOf({ line, other }: { line: Line; other: string }) {
  const now = useClock()
  if (line.kind === 'said') return <Bubble said={line} other={other} />
  if (line.kind === 'unread')
    return (
      <li className="my-2 flex items-center gap-3 text-sm font-semibold text-poppy before:h-px before:flex-1 before:bg-poppy/40 after:h-px after:flex-1 after:bg-poppy/40">
        New
      </li>
    )
  return (
    <li className="my-2 justify-self-center rounded-full bg-sunk px-3 py-1 text-xs font-semibold text-ink-2">
      <time dateTime={line.at.toISOString()}>{dayOf(line.at, now)}</time>
    </li>
  )
}

function Presence({ other }: { other: string }) {
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-pine" />
      {other} is here now
    </>
  )
}

function Dots() {
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

function Loading() {
  return (
    <div aria-busy="true" className="grid flex-1 content-end gap-3 overflow-hidden px-4 py-6">
      <Skeleton className="h-11 w-3/5 rounded-card" />
      <Skeleton className="h-11 w-2/5 justify-self-end rounded-card" />
      <Skeleton className="h-20 w-3/5 rounded-card" />
      <Skeleton className="h-11 w-1/2 justify-self-end rounded-card" />
    </div>
  )
}

/** What is read aloud: what came after everything that was known, not what was fetched from before. */
function saidByOther(
  before: readonly DirectMessage[],
  after: readonly DirectMessage[],
  side: Side,
  other: string,
): string[] {
  const last = Math.max(0, ...before.map(({ seq }) => seq))
  return after
    .filter(({ seq, sender_type }) => seq > last && sender_type !== side)
    .map(({ message }) => `${other}: ${message}`)
}
