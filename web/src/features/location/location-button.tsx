import { texts } from '@mainstreet/contract/texts.ts'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'
import { usePlace } from './place.ts'

/** On a phone: where one is, and a dialog to change it. */
export function LocationButton() {
  const [open, setOpen] = useState(false)
  const place = usePlace()
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-field px-1 text-sm font-medium"
      >
        <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-pine" />
        <span className="truncate">{place.address || texts.location.set}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.location.modalTitle}>
        <div className="min-h-72">
          <LocationPicker onChosen={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}
