import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type Props = { cents: number; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks once more, with the amount in words: a slip of the keyboard moves a digit, not a word. */
export function RefundConfirmation({ cents, busy, onConfirm, onClose }: Props) {
  const texts = m.checkout.refund
  return (
    <Dialog open onClose={onClose} title={texts.confirm.title(cents)}>
      <div className="grid gap-5">
        <p className="text-ink-2">{texts.confirm.text}</p>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {texts.confirm.back}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {texts.submit(formatMoney(cents))}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
