import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits as limits } from '@mainstreet/contract/location/limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'

type LocationOption = { id: string; label: string; coordinates: Coordinates }
export type ShopLocation = {
  options: readonly LocationOption[]
  chosen: LocationOption
  nothingFound: boolean
  pick: (id: string) => void
  /** Uses the position of the device in the shop. */
  applyDevicePosition: (here: Coordinates) => void
}

const maxOptions = 4
const savedOptionId = 'kept'
const deviceOptionId = 'here'

/**
 * The coordinates of the typed address: a new address gets the found coordinates, unless the merchant
 * corrects them.
 */
export function useShopLocation(typed: string, { location, coordinates }: Shop): ShopLocation {
  const [picked, setPicked] = useState<string>()
  const [devicePosition, setDevicePosition] = useState<Coordinates>()
  const address = useDebounced(typed.trim(), limits.debounceMs)
  const moved = address !== location.trim() && address.length >= limits.minChars
  const townName = getTown(address)
  const near = { lat: coordinates.lat.toFixed(1), lng: coordinates.lng.toFixed(1) }
  const options = { staleTime: limits.serviceCacheMs }
  const fullAddressQuery = useCallQuery(
    calls.searchLocations,
    { query: { q: address, ...near } },
    { ...options, enabled: moved },
  )
  const wholeIsUnknown = moved && fullAddressQuery.data?.data.length === 0
  const townQuery = useCallQuery(
    calls.searchLocations,
    { query: { q: townName ?? '', ...near } },
    { ...options, enabled: wholeIsUnknown && townName !== undefined && townName.length >= limits.minChars },
  )
  const knownCoordinates = useCallQuery(
    calls.reverseGeocode,
    { query: { lat: String(coordinates.lat), lng: String(coordinates.lng) } },
    options,
  )

  const suggestions = moved ? ((wholeIsUnknown ? townQuery : fullAddressQuery).data?.data ?? []) : []
  const result = suggestions
    .slice(0, maxOptions)
    .map(({ place_id, main_text, secondary_text, coordinates }) => ({
      id: place_id,
      label: [main_text, secondary_text].filter(Boolean).join(', '),
      coordinates,
    }))
  const texts = dashboard.merchant.shop.location
  const known = knownCoordinates.data?.address
  const stays = {
    id: savedOptionId,
    label: known ? texts.currentAt(known) : texts.current,
    coordinates,
  }
  const device = devicePosition
    ? [{ id: deviceOptionId, label: texts.device, coordinates: devicePosition }]
    : []
  const all = [...result, ...device, stays]
  const chosen = all.find(({ id }) => id === picked) ?? all[0] ?? stays
  const isSearching = fullAddressQuery.isFetching || townQuery.isFetching
  return {
    options: all,
    chosen,
    nothingFound: moved && !isSearching && result.length === 0 && chosen === stays,
    pick: setPicked,
    applyDevicePosition(point) {
      setDevicePosition(point)
      setPicked(deviceOptionId)
    },
  }
}

/** The search text when the full address is not found: the town after the first comma. */
export function getTown(address: string): string | undefined {
  const [, ...town] = address.split(',')
  return town.join(',').trim() || undefined
}
