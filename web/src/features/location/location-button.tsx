import { m } from '@mainstreet/contract/messages/messages.ts'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useBrowseLocation } from './current-location.ts'

const LocationDialog = lazyComponent(() => import('./location-dialog.tsx'), 'LocationDialog')

/** On a phone: the location and a dialog to change it; if the dialog cannot load, the next click tries again. */
export function LocationButton() {
  const [open, setOpen] = useState(false)
  const browseLocation = useBrowseLocation()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void LocationDialog.preload().then(() => setOpen(true))}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-field px-1 text-sm font-medium"
      >
        <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-pine" />
        <span className="truncate">{browseLocation.address || m.location.set}</span>
      </button>
      {open && <LocationDialog onClose={() => setOpen(false)} />}
    </>
  )
}
