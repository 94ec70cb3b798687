import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { choosePlace, defaultPlace, usePlace } from './current-location.ts'

const here = 'here'

/** `onChosen` closes what it stands in. */
export function LocationPicker({ onChosen, className }: { onChosen?: () => void; className?: string }) {
  const place = usePlace()
  const [text, setText] = useState(place.address)
  const [typing, setTyping] = useState(false)
  const asked = useDebounced(text.trim(), limits.debounceMs)
  const [busy, setBusy] = useState(false)
  useEffect(() => setText(place.address), [place])

  const typed = text.trim()
  // before the pause what is asked for still is the name of the place
  const mayAsk =
    typing && typed.length >= limits.minChars && asked.length >= limits.minChars && asked !== place.address
  const { data, isSuccess, isPlaceholderData } = useMaybeAnswer(
    calls.searchLocation,
    { query: { q: asked, ...nearQuery(place.coordinates) } },
    { enabled: mayAsk, staleTime: limits.serviceCacheMs, keepPrevious: true },
  )
  // Spec 5: only what has an id and a name.
  const found = mayAsk ? (data?.data ?? []).filter(({ place_id, main_text }) => place_id && main_text) : []
  const places = found.map((one) => ({
    id: one.place_id,
    label: one.main_text,
    hint: one.secondary_text,
  }))
  const options = [
    ...places,
    {
      id: here,
      label: busy ? 'Looking for you...' : 'Use my location',
      icon: <LocateFixed aria-hidden="true" className="size-5 shrink-0 text-pine" />,
    },
  ]
  // until then what is shown answers the question before
  const answered = isSuccess && !isPlaceholderData
  const nothing = mayAsk && answered && found.length === 0

  async function pick(id: string) {
    setTyping(false)
    const chosen = found.find((one) => one.place_id === id)
    if (chosen) choosePlace(nameOf(chosen), chosen.coordinates)
    else await findMe()
    onChosen?.()
  }

  async function findMe() {
    setBusy(true)
    const found = await import('./locate-user.ts').then(
      ({ locateMe }) => locateMe(),
      () => false,
    )
    setBusy(false)
    if (!found)
      toast({
        title: 'Your location could not be found',
        description: `Showing the shops around ${defaultPlace.address}.`,
      })
  }

  return (
    <Combobox
      label="Location"
      placeholder={texts.location.placeholder}
      icon={<MapPin aria-hidden="true" className="size-4.5" />}
      value={text}
      onFocus={(event) => event.target.select()}
      onValue={(next) => {
        setText(next)
        setTyping(true)
      }}
      options={options}
      typed={mayAsk ? asked : ''}
      note={nothing ? texts.location.none : undefined}
      foremost={answered && asked === typed ? places[0] : undefined}
      onPick={({ id }) => void pick(id)}
      onLeave={() => {
        setText(place.address)
        setTyping(false)
      }}
      {...(className ? { className } : {})}
    />
  )
}

function nameOf({ main_text, secondary_text }: { main_text: string; secondary_text: string }): string {
  return secondary_text ? `${main_text}, ${secondary_text}` : main_text
}

/** To some seven miles: near enough to rank by, and the same question for a whole town. */
function nearQuery({ lat, lng }: Coordinates) {
  return { lat: lat.toFixed(1), lng: lng.toFixed(1) }
}
