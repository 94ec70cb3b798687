import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import { inputStyle } from '../../ui/forms/text-input.tsx'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { useIsWideScreen } from '../../ui/hooks/use-is-wide-screen.ts'
import { useBrowseLocation } from './current-location.ts'

const loadPicker = () => import('./location-picker.tsx')

/** On wide screens: the location in its field, which becomes editable when its code has loaded. */
export function LocationField({ className }: { className?: string }) {
  const { address } = useBrowseLocation()
  const deferred = useDeferredModule(loadPicker, useIsWideScreen())
  if (deferred) return <deferred.LocationPicker {...(className ? { className } : {})} />
  return (
    <div className={clsx('relative', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-2">
        <MapPin aria-hidden="true" className="size-4.5" />
      </span>
      <p className={clsx(inputStyle, 'truncate pl-10')}>{address}</p>
    </div>
  )
}
