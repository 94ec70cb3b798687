import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { townOf } from './address-search.ts'

type Option = { id: string; label: string; coordinates: Coordinates }
export type ShopPlace = {
  options: readonly Option[]
  chosen: Option
  nothingFound: boolean
  pick: (id: string) => void
  /** Stands in the shop and says so. */
  stand: (here: Coordinates) => void
}

const most = 4
const kept = 'kept'
const here = 'here'

/** Where the typed address is on the map: another address is taken to be where it was found, unless its shop says otherwise. */
export function useShopPlace(typed: string, { location, coordinates }: Shop): ShopPlace {
  const [picked, setPicked] = useState<string>()
  const [stood, setStood] = useState<Coordinates>()
  const address = useDebounced(typed.trim(), limits.debounceMs)
  const moved = address !== location.trim() && address.length >= limits.minChars
  const town = townOf(address)
  const near = { lat: coordinates.lat.toFixed(1), lng: coordinates.lng.toFixed(1) }
  const options = { staleTime: limits.serviceCacheMs }
  const whole = useMaybeAnswer(
    calls.searchLocation,
    { query: { q: address, ...near } },
    { ...options, enabled: moved },
  )
  const wholeIsUnknown = moved && whole.data?.data.length === 0
  const byTown = useMaybeAnswer(
    calls.searchLocation,
    { query: { q: town ?? '', ...near } },
    { ...options, enabled: wholeIsUnknown && town !== undefined && town.length >= limits.minChars },
  )
  const known = useMaybeAnswer(
    calls.reverseLocation,
    { query: { lat: String(coordinates.lat), lng: String(coordinates.lng) } },
    options,
  )

  const places = moved ? ((wholeIsUnknown ? byTown : whole).data?.data ?? []) : []
  const found = places.slice(0, most).map(({ place_id, main_text, secondary_text, coordinates }) => ({
    id: place_id,
    label: [main_text, secondary_text].filter(Boolean).join(', '),
    coordinates,
  }))
  const stays = { id: kept, label: `As it is: ${known.data?.address ?? 'where it stands now'}`, coordinates }
  const device = stood ? [{ id: here, label: 'Where I am now', coordinates: stood }] : []
  const all = [...found, ...device, stays]
  const chosen = all.find(({ id }) => id === picked) ?? all[0] ?? stays
  const isSearching = whole.isFetching || byTown.isFetching
  return {
    options: all,
    chosen,
    nothingFound: moved && !isSearching && found.length === 0 && chosen === stays,
    pick: setPicked,
    stand(point) {
      setStood(point)
      setPicked(here)
    },
  }
}
