import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { getServerMessageOr } from '../../api/api-error-message.ts'
import { useClock } from '../../browser/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CountBadge, formatBadgeCount } from '../../ui/feedback/count-badge.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Avatar } from './avatar.tsx'
import { formatShortTime } from './message-time.ts'
import { buildThreadRows, type ThreadRow } from './thread-rows.ts'
import type { ThreadsQuery as Threads } from './use-threads.ts'

type Props = {
  threads: Threads
  side: ThreadSide
  /** The id of the open thread, from `getThreadId`. */
  openThreadId: string | undefined
  getPath: (thread: ThreadKey) => string
  empty: ReactNode
}

/** All threads of one side, latest first. */
export function ThreadList({ threads, side, openThreadId, getPath, empty }: Props) {
  const { items, first, isPending, error, hasNext, isFetchingNext, fetchNext, refetch } = threads
  const now = useClock()
  if (isPending) return <ThreadListSkeleton />
  if (error && items.length === 0)
    return (
      <div className="p-4">
        <LoadError
          error={getServerMessageOr(error, m.network.occurred)}
          title={side === 'merchant' ? m.service.fetchShopConversations : undefined}
          onRetry={refetch}
        />
      </div>
    )
  const rows = buildThreadRows(items, first?.order_threads ?? [], side)
  if (rows.length === 0) return empty
  return (
    <>
      <ul className="grid gap-0.5 p-2">
        {rows.map((row) => (
          <ThreadListRow
            key={row.threadId}
            row={row}
            isOpen={openThreadId === row.threadId}
            to={getPath(row)}
            now={now}
          />
        ))}
      </ul>
      {hasNext && (
        <p className="p-3 text-center">
          <Button variant="quiet" size="sm" busy={isFetchingNext} onClick={() => void fetchNext()}>
            {m.chat.list.older}
          </Button>
        </p>
      )}
    </>
  )
}

type RowProps = { row: ThreadRow; isOpen: boolean; to: string; now: Date }

function ThreadListRow({ row, isOpen, to, now }: RowProps) {
  const { title, photo, text, isOwn, isAboutOrder, at, unread_count } = row
  const unread = unread_count > 0
  return (
    <li>
      <a
        href={to}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card px-2.5 py-2.5 -outline-offset-2 hover:bg-sunk aria-[current]:bg-pine-wash"
      >
        <Avatar name={title} photo={photo} className="row-span-2" />
        <span className={clsx('truncate', unread ? 'font-bold' : 'font-semibold')}>{title}</span>
        <time
          dateTime={at}
          className={clsx('text-xs nums', unread ? 'font-semibold text-ink' : 'text-ink-2')}
        >
          {formatShortTime(new Date(at), now)}
        </time>
        <span className={clsx('truncate text-sm', unread ? 'font-semibold text-ink' : 'text-ink-2')}>
          {m.chat.list.preview({ text, isOwn, isAboutOrder })}
        </span>
        <CountBadge count={unread_count} className="justify-self-end" />
        {unread && <span className="sr-only">, {m.chat.list.unread(formatBadgeCount(unread_count))}</span>}
      </a>
    </li>
  )
}

function ThreadListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2 p-3">
      {[1, 2, 3, 4].map((at) => (
        <div key={at} className="flex items-center gap-3 p-1.5">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
