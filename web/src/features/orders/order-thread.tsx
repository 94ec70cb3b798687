import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { formatShortWhen } from './order-time.ts'

type Side = 'customer' | 'shop'
type ThreadReader = { side: Side; otherName: string; timeZone: string; now: Date }
type Props = {
  order: Order
  side: Side
  timeZone: string
  now: Date
  /** An admin reads it. */
  readOnly?: boolean
}

/** The messages about one order. */
export function OrderThread({ order, side, timeZone, now, readOnly = false }: Props) {
  const { messages, pages, isPending, failure } = useOrderMessages(order.id)
  const texts = m.orders.thread
  const [earlier, setEarlier] = useState(0)
  const reader = {
    side,
    otherName: side === 'customer' ? order.shop_name : order.customer_name,
    timeZone,
    now,
  }
  const earlierPages = Array.from({ length: earlier }, (_, at) => pages - earlier + at).filter(
    (page) => page >= 1,
  )
  return (
    <div className="grid gap-4">
      {isPending && <Skeleton className="h-12 w-2/3" />}
      <ErrorMessage error={failure} />
      {!isPending && !failure && messages.length === 0 && (
        <p className="text-sm text-ink-2">{readOnly ? texts.none : texts.noneYet(reader.otherName)}</p>
      )}
      {pages - earlier > 1 && (
        <Button variant="plain" size="sm" onClick={() => setEarlier(earlier + 1)}>
          {texts.earlier}
        </Button>
      )}
      <ol
        className="grid max-h-96 gap-2 overflow-y-auto empty:hidden"
        aria-label={texts.label(reader.otherName)}
        aria-live="polite"
        tabIndex={-1}
      >
        {earlierPages.map((page) => (
          <EarlierMessages key={page} orderId={order.id} page={page} reader={reader} />
        ))}
        {messages.map((message) => (
          <OrderMessageBubble key={message.id} {...message} reader={reader} />
        ))}
      </ol>
      {!readOnly && <OrderMessageComposer orderId={order.id} otherName={reader.otherName} />}
    </div>
  )
}

function EarlierMessages({ orderId, page, reader }: { orderId: string; page: number; reader: ThreadReader }) {
  const { data } = useCallQuery(calls.listOrderMessages, { params: { id: orderId }, query: { page } })
  return data?.data.map((message) => <OrderMessageBubble key={message.id} {...message} reader={reader} />)
}

function OrderMessageBubble({
  sender_type,
  message,
  created_at,
  reader,
}: OrderMessage & { reader: ThreadReader }) {
  const own = (sender_type === 'customer') === (reader.side === 'customer')
  return (
    <li className={`grid max-w-[85%] gap-0.5 ${own ? 'justify-self-end' : 'justify-self-start'}`}>
      <p
        dir="auto"
        className={`overflow-clip rounded-card px-3.5 py-2 wrap-anywhere whitespace-pre-wrap ${own ? 'rounded-br-[4px] bg-pine text-on-pine' : 'rounded-bl-[4px] bg-sunk'}`}
      >
        {message}
      </p>
      <p className={`text-xs text-ink-2 ${own ? 'text-right' : ''}`}>
        <bdi>{own ? m.orders.thread.you : reader.otherName}</bdi>
        {' · '}
        <time dateTime={created_at}>
          {formatShortWhen(reader.timeZone, new Date(created_at), reader.now)}
        </time>
      </p>
    </li>
  )
}

function OrderMessageComposer({ orderId, otherName }: { orderId: string; otherName: string }) {
  const [text, setText] = useState('')
  const sendMessage = useSend(calls.sendOrderMessage, { invalidates: [calls.listOrderMessages] })

  const errors = useFieldErrors(sendMessage.error, ['message'])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = trimText(text)
    if (!message || sendMessage.busy) return
    const sent = await sendMessage.send({ params: { id: orderId }, body: { message } })
    // text typed in the meantime was not sent
    if (sent) setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now))
  }
  return (
    <form ref={errors.formRef} onSubmit={submit} className="grid gap-2">
      <Field
        label={m.orders.thread.messageTo(otherName)}
        hideLabel
        error={errors.errorAt('message')}
        action={
          <Button type="submit" busy={sendMessage.busy} disabled={!trimText(text)} className="self-end">
            {!sendMessage.busy && <Send size={18} aria-hidden="true" />}
            {m.orders.thread.send}
          </Button>
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={1}
            maxLength={chatLimits.maxChars}
            placeholder={m.orders.thread.messageTo(otherName)}
            className="field-sizing-content max-h-40 resize-none"
          />
        )}
      </Field>
      <ErrorMessage error={errors.formError} />
    </form>
  )
}

/** The newest page of messages about an order, oldest first; a long thread has earlier pages. */
function useOrderMessages(orderId: string) {
  const params = { id: orderId }
  const first = useCallQuery(calls.listOrderMessages, { params }, { live: true })
  const pages = first.data?.pagination.totalPages ?? 1
  const last = useCallQuery(
    calls.listOrderMessages,
    { params, query: { page: pages } },
    { live: true, enabled: pages > 1, keepPrevious: true },
  )
  const newest = pages > 1 ? last : first
  // with polling the query would be pending forever: the last error is shown meanwhile
  const failure = newest.error ?? newest.failureReason ?? undefined
  return { messages: newest.data?.data ?? [], pages, isPending: newest.isPending && !failure, failure }
}
