import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatTimeOfDay } from '../message-time.ts'
import { ProductPreview } from '../product-preview.tsx'
import { sendQueue } from '../send-queue/tab-send-queue.ts'
import { deleteUnsent, type UnsentMessage } from '../send-queue/unsent-messages.ts'
import { splitLinks } from './split-links.ts'
import type { DeliveryStatus, MessageLine } from './thread-lines.ts'

type Props = { line: MessageLine; otherName: string; onEdit: (unsent: UnsentMessage) => void }

/** One message; the last of a group shows time and delivery status. */
export function MessageBubble({ line, otherName, onEdit }: Props) {
  const { isOwn, text, at, productId, endsGroup, deliveryStatus } = line
  const showsStatus = endsGroup || deliveryStatus === 'failed'
  return (
    <li
      className={clsx(
        'grid max-w-[min(82%,34rem)] gap-1',
        isOwn ? 'justify-self-end' : 'justify-self-start',
        endsGroup && 'mb-2',
      )}
    >
      <span className="sr-only">{m.chat.thread.sender(isOwn ? m.chat.you : otherName)} </span>
      {productId && (
        <div className={isOwn ? 'justify-self-end' : undefined}>
          <ProductPreview id={productId} />
        </div>
      )}
      <p
        dir="auto"
        className={clsx(
          'w-fit overflow-clip rounded-card px-3.5 py-2 wrap-anywhere whitespace-pre-wrap',
          isOwn
            ? 'justify-self-end rounded-br-[4px] bg-pine text-on-pine'
            : 'rounded-bl-[4px] border border-line bg-surface',
          (deliveryStatus === 'sending' || deliveryStatus === 'waiting') && 'opacity-75',
          deliveryStatus === 'failed' && 'bg-poppy-wash! text-ink! outline-1 outline-poppy',
        )}
      >
        <LinkedText text={text} />
      </p>
      {showsStatus && (
        <p
          className={clsx(
            'flex flex-wrap items-center gap-x-1.5 px-1 text-xs text-ink-2',
            isOwn && 'justify-end text-right',
          )}
        >
          <time dateTime={at.toISOString()}>{formatTimeOfDay(at)}</time>
          {deliveryStatus && <DeliveryStatusLabel progress={deliveryStatus} />}
        </p>
      )}
      {line.unsent?.rejection && <FailedMessageActions unsent={line.unsent} onEdit={onEdit} />}
    </li>
  )
}

const statusIcons: Record<DeliveryStatus, LucideIcon> = {
  sending: Clock,
  waiting: Clock,
  failed: CircleAlert,
  sent: Check,
  read: CheckCheck,
}

function DeliveryStatusLabel({ progress }: { progress: DeliveryStatus }) {
  const Sign = statusIcons[progress]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1',
        progress === 'read' && 'font-semibold text-pine',
        progress === 'failed' && 'font-semibold text-poppy',
      )}
    >
      <Sign aria-hidden="true" className="size-3.5" />
      {m.chat.status[progress]}
    </span>
  )
}

type FailedProps = Pick<Props, 'onEdit'> & { unsent: UnsentMessage }

function FailedMessageActions({ unsent, onEdit }: FailedProps) {
  return (
    <div className="grid justify-items-end gap-1 text-sm">
      {/* inside the alert together with its actions: screen readers did not read the buttons beside it */}
      <p role="alert" className="text-poppy">
        <span className="sr-only">{m.chat.failed.prompt} </span>
        {unsent.rejection}
      </p>
      <div className="flex gap-1">
        <Button
          variant="plain"
          size="sm"
          onClick={(event) => {
            keepFocusInLog(event.currentTarget)
            deleteUnsent(unsent.message_id)
          }}
        >
          {m.chat.failed.delete}
        </Button>
        <Button variant="plain" size="sm" onClick={() => onEdit(unsent)}>
          {m.chat.failed.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => {
            keepFocusInLog(event.currentTarget)
            sendQueue.retry(unsent)
          }}
        >
          {m.app.tryAgain}
        </Button>
      </div>
    </div>
  )
}

/** The pressed button disappears; the focus does not go to the field, which would open a phone's keyboard. */
function keepFocusInLog(pressed: HTMLElement) {
  pressed.closest<HTMLElement>('[role=log]')?.focus()
}

/** A text with its web addresses as links. */
function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, text: part, isLink }) =>
    isLink ? (
      <a
        key={at}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
