import { texts } from '@mainstreet/contract/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

export function LocationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.location.modalTitle}>
      <div className="min-h-80">
        <LocationPicker onChosen={onClose} />
      </div>
    </Dialog>
  )
}
