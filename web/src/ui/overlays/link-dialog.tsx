import { m } from '@mainstreet/contract/messages/messages.ts'
import { Field } from '../forms/field.tsx'
import { Dialog } from './dialog.tsx'

/** For a device that can neither share nor copy: the link, to copy by hand. */
export function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.app.ui.shareLink.title}>
      <Field
        label={m.app.ui.shareLink.label}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
