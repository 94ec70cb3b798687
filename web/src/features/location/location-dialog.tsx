import { m } from '@mainstreet/contract/messages/messages.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

export function LocationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.location.modalTitle} align="top">
      <LocationPicker inline onChosen={onClose} />
    </Dialog>
  )
}
