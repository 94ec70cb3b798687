import { Button } from '../buttons/button.tsx'
import { Failure, wordsOf } from './error-message.tsx'

type Props = {
  /** Why. */
  of: unknown
  title?: string | undefined
  onRetry: () => unknown
}

/** In the place of what could not be read. */
export function FailedLoad({ of, title, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      {title && <h3 className="text-lg">{title}</h3>}
      <Failure of={wordsOf(of) === title ? 'Please try again in a moment.' : of} />
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
