import { m } from '@mainstreet/contract/messages/messages.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorMessage, toDisplayMessage } from './error-message.tsx'

type Props = {
  error: unknown
  title?: string | undefined
  onRetry: () => unknown
}

/** Shown in place of content that could not be loaded. */
export function LoadError({ error, title, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      {title && <h3 className="text-lg">{title}</h3>}
      <ErrorMessage error={toDisplayMessage(error) === title ? m.app.tryAgainLater : error} />
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        {m.app.tryAgain}
      </Button>
    </div>
  )
}
