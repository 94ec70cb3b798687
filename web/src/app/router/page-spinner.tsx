import { m } from '@mainstreet/contract/messages/messages.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={m.app.loading} />
    </div>
  )
}
