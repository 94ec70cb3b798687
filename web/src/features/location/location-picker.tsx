import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits as limits } from '@mainstreet/contract/location/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { defaultLocation, setBrowseLocation, useBrowseLocation } from './current-location.ts'

const deviceOptionId = 'here'

type Props = {
  /** Closes the surrounding dialog. */
  onChosen?: () => void
  inline?: boolean
  className?: string
}

export function LocationPicker({ onChosen, inline = false, className }: Props) {
  const browseLocation = useBrowseLocation()
  const [text, setText] = useState(browseLocation.address)
  const [typing, setTyping] = useState(false)
  const debouncedText = useDebounced(text.trim(), limits.debounceMs)
  const [busy, setBusy] = useState(false)
  useEffect(() => setText(browseLocation.address), [browseLocation])

  const typed = text.trim()
  // before the debounce the text still is the name of the location
  const canSearch =
    typing &&
    typed.length >= limits.minChars &&
    debouncedText.length >= limits.minChars &&
    debouncedText !== browseLocation.address
  const { data, isSuccess, isPlaceholderData } = useCallQuery(
    calls.searchLocations,
    { query: { q: debouncedText, ...biasQuery(browseLocation.coordinates) } },
    { enabled: canSearch, staleTime: limits.serviceCacheMs, keepPrevious: true },
  )
  // only results with an id and a name (docs/spec.md, section 5)
  const results = canSearch
    ? (data?.data ?? []).filter(({ place_id, main_text }) => place_id && main_text)
    : []
  const suggestions = results.map((one) => ({
    id: one.place_id,
    label: one.main_text,
    hint: one.secondary_text,
  }))
  const options = [
    ...suggestions,
    {
      id: deviceOptionId,
      label: busy ? m.shopping.location.locating : m.shopping.location.useDevice,
      icon: <LocateFixed aria-hidden="true" className="size-5 shrink-0 text-pine" />,
    },
  ]
  // until then the list shows the previous results
  const hasResults = isSuccess && !isPlaceholderData
  const hasNoMatch = canSearch && hasResults && results.length === 0

  async function pick(id: string) {
    setTyping(false)
    const chosen = results.find((one) => one.place_id === id)
    if (chosen) setBrowseLocation(formatSuggestion(chosen), chosen.coordinates)
    else await setDeviceLocation()
    onChosen?.()
  }

  async function setDeviceLocation() {
    setBusy(true)
    const isLocated = await import('./locate-user.ts').then(
      ({ locateUser }) => locateUser(),
      () => false,
    )
    setBusy(false)
    if (!isLocated)
      toast({
        title: m.shopping.location.notFound,
        description: m.shopping.location.showingDefault(defaultLocation.address),
      })
  }

  return (
    <Combobox
      label={m.shopping.location.label}
      placeholder={m.location.placeholder}
      icon={<MapPin aria-hidden="true" className="size-4.5" />}
      inline={inline}
      value={text}
      onFocus={(event) => event.target.select()}
      onValueChange={(next) => {
        setText(next)
        setTyping(true)
      }}
      options={options}
      highlightedQuery={canSearch ? debouncedText : ''}
      statusText={hasNoMatch ? m.location.none : undefined}
      defaultOption={hasResults && debouncedText === typed ? suggestions[0] : undefined}
      onPick={({ id }) => void pick(id)}
      onLeave={() => {
        setText(browseLocation.address)
        setTyping(false)
      }}
      {...(className ? { className } : {})}
    />
  )
}

function formatSuggestion({
  main_text,
  secondary_text,
}: {
  main_text: string
  secondary_text: string
}): string {
  return secondary_text ? `${main_text}, ${secondary_text}` : main_text
}

/** Rounded to some seven miles: precise enough for ranking, and the same request for a whole town. */
function biasQuery({ lat, lng }: Coordinates) {
  return { lat: lat.toFixed(1), lng: lng.toFixed(1) }
}
