import { m } from '@mainstreet/contract/messages/messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="plain" onClick={onCancel}>
      {m.accounts.secondFactor.cancel}
    </Button>
  )
}
