import type { LocationSuggestion } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'

/** How a geocoding server is asked, and what its answers say. Both readers throw at what is no answer. */
export type GeocoderProtocol = {
  searchQuery(text: string, near: Coordinates, most: number): Record<string, string>
  reverseQuery(point: Coordinates): Record<string, string>
  parseSuggestions(answer: unknown): LocationSuggestion[]
  parseAddress(answer: unknown): string | undefined
}

/** 'Mariposa, California 95338', without what is missing and what is said twice. */
export function formatAddressLine(
  parts: readonly (string | undefined)[],
  postcode?: string | undefined,
): string {
  const knownParts = [...new Set(parts.filter(Boolean))].join(', ')
  return [knownParts, postcode].filter(Boolean).join(' ')
}
