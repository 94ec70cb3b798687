import { texts } from '@mainstreet/contract/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'

export function Retry({ of, again }: { of: unknown; again: () => unknown }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Failure of={of} />
      <Button variant="quiet" size="sm" onClick={() => void again()}>
        {texts.errorBoundary.tryAgain}
      </Button>
    </div>
  )
}
