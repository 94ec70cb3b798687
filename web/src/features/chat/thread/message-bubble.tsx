import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { clockOf } from '../message-time.ts'
import { ProductInThread } from '../product-preview.tsx'
import { post } from '../send-queue/tab-send-queue.ts'
import { dropUnsent } from '../send-queue/unsent-messages.ts'
import { LinkedText } from './linked-text.tsx'
import type { Progress, Said } from './thread-lines.ts'

type Props = { said: Said; other: string }

/** One message; under the last of a few in a row stands when, and how far it has come. */
export function Bubble({ said, other }: Props) {
  const { own, text, at, productId, ends, progress } = said
  const tells = ends || progress === 'failed'
  return (
    <li
      className={clsx(
        'grid max-w-[min(82%,34rem)] gap-1',
        own ? 'justify-self-end' : 'justify-self-start',
        ends && 'mb-2',
      )}
    >
      <span className="sr-only">{own ? 'You' : other}: </span>
      {productId && (
        <div className={own ? 'justify-self-end' : undefined}>
          <ProductInThread id={productId} />
        </div>
      )}
      <p
        className={clsx(
          'w-fit rounded-card px-3.5 py-2 wrap-anywhere whitespace-pre-wrap',
          own
            ? 'justify-self-end rounded-br-[4px] bg-pine text-on-pine'
            : 'rounded-bl-[4px] border border-line bg-surface',
          (progress === 'sending' || progress === 'waiting') && 'opacity-75',
          progress === 'failed' && 'bg-poppy-wash! text-ink! outline-1 outline-poppy',
        )}
      >
        <LinkedText text={text} />
      </p>
      {tells && (
        <p
          className={clsx(
            'flex flex-wrap items-center gap-x-1.5 px-1 text-xs text-ink-2',
            own && 'justify-end text-right',
          )}
        >
          <time dateTime={at.toISOString()}>{clockOf(at)}</time>
          {progress && <ProgressWords progress={progress} />}
        </p>
      )}
      {said.unsent?.refused && <Failed unsent={said.unsent} />}
    </li>
  )
}

const words: Record<Progress, string> = {
  sending: 'Sending',
  waiting: 'Waits for the connection',
  failed: 'Not sent',
  sent: 'Sent',
  read: 'Read',
}
const signs = { sending: Clock, waiting: Clock, failed: CircleAlert, sent: Check, read: CheckCheck }

function ProgressWords({ progress }: { progress: Progress }) {
  const Sign = signs[progress]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1',
        progress === 'read' && 'font-semibold text-pine',
        progress === 'failed' && 'font-semibold text-poppy',
      )}
    >
      <Sign aria-hidden="true" className="size-3.5" />
      {words[progress]}
    </span>
  )
}

function Failed({ unsent }: { unsent: NonNullable<Said['unsent']> }) {
  return (
    <div className="grid justify-items-end gap-1 text-sm">
      {/* with what can be done: of the buttons beside it nothing was spoken */}
      <p role="alert" className="text-poppy">
        <span className="sr-only">Not sent. Try again or delete it: </span>
        {unsent.refused}
      </p>
      <div className="flex gap-1">
        <Button
          variant="plain"
          size="sm"
          onClick={(event) => {
            stayInLog(event.currentTarget)
            dropUnsent(unsent.message_id)
          }}
        >
          Delete
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => {
            stayInLog(event.currentTarget)
            post.retry(unsent)
          }}
        >
          Try again
        </Button>
      </div>
    </div>
  )
}

/** The pressed button goes; not into the field, which would open a phone's keyboard. */
function stayInLog(pressed: HTMLElement) {
  pressed.closest<HTMLElement>('[role=log]')?.focus()
}
