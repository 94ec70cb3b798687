import { m } from '@mainstreet/contract/messages/messages.ts'
import { CircleAlert } from 'lucide-react'

type Props = {
  /** Without an error nothing is shown; an error's `userMessage` is its text. */
  error: unknown
  id?: string
}

export function ErrorMessage({ error, id }: Props) {
  if (error === undefined || error === null) return null
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-2 rounded-field bg-poppy-wash px-3 py-2.5 text-sm font-medium text-poppy"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {toDisplayMessage(error)}
    </p>
  )
}

export function toDisplayMessage(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'userMessage' in error ? error.userMessage : error
  return typeof message === 'string' ? message : m.login.unexpected
}
