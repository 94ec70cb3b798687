import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { Avatar } from './avatar.tsx'

type Props = {
  list: ReactNode
  /** Undefined without a selected thread; a phone then shows the list. */
  thread: ReactNode | undefined
  /** Shown in place of a thread. */
  placeholder: ReactNode
  /** Beside the thread, where there is room. */
  aside?: ReactNode
  className?: string
}

const paneClass = 'flex min-h-0 flex-col overflow-hidden md:rounded-card md:border md:border-line'

/** The list and a thread: side by side on wide screens, one at a time on a phone. */
export function ChatPanes({ list, thread, placeholder, aside, className }: Props) {
  return (
    <div
      className={clsx(
        'grid min-h-0 low:min-h-104 grid-cols-1 grid-rows-[minmax(0,1fr)] gap-4 max-md:-mx-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]',
        aside && 'xl:grid-cols-[20rem_minmax(0,1fr)_19rem]!',
        className,
      )}
    >
      <nav
        aria-label={m.chat.list.label}
        className={clsx(paneClass, 'md:bg-surface', thread && 'max-md:hidden')}
      >
        <div className="min-h-0 flex-1 overflow-y-auto">{list}</div>
      </nav>
      <div className={clsx(paneClass, 'md:bg-paper md:shadow-low', !thread && 'max-md:hidden')}>
        {thread ?? <div className="grid flex-1 place-items-center">{placeholder}</div>}
      </div>
      {aside && (
        <aside className={clsx(paneClass, 'overflow-y-auto! bg-surface max-xl:hidden')}>{aside}</aside>
      )}
    </div>
  )
}

type HeaderProps = {
  name: string
  photo?: string | null | undefined
  /** The color of the shop's awning; a customer has none. */
  color?: string | undefined
  /** The link of the name. */
  to?: string | undefined
  /** Below the name. */
  facts?: ReactNode
  /** The list, for the back link on a phone. */
  backTo: string
}

export function ThreadHeader({ name, photo, color, to, facts, backTo }: HeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      {color && <Awning color={color} size="sm" />}
      <div className="flex min-h-15 items-center gap-3 px-2 py-2 md:px-4">
        <a
          href={backTo}
          aria-label={m.chat.list.all}
          className="inline-grid size-11 shrink-0 place-items-center rounded-field hover:bg-sunk md:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </a>
        <Avatar name={name} photo={photo} color={color} className="size-10!" />
        <div className="min-w-0">
          <h2 className="truncate text-lg">
            {to ? (
              <a href={to} className="underline-offset-4 hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          {facts}
        </div>
      </div>
    </header>
  )
}
