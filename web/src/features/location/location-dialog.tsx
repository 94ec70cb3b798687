import { m } from '@mainstreet/contract/messages/messages.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

export function LocationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.location.modalTitle}>
      <div className="min-h-[min(30rem,60dvh)]">
        <LocationPicker onChosen={onClose} />
      </div>
    </Dialog>
  )
}
