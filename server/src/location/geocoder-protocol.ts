import type { LocationSuggestion } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'

/** The queries of a geocoding service and the parsing of its responses. Both parsers throw on invalid responses. */
export type GeocoderProtocol = {
  searchQuery(text: string, near: Coordinates, maxResults: number): Record<string, string>
  reverseQuery(point: Coordinates): Record<string, string>
  parseSuggestions(response: unknown): LocationSuggestion[]
  parseAddress(response: unknown): string | undefined
}

/** 'Mariposa, California 95338', without missing and repeated parts. */
export function formatAddressLine(
  parts: readonly (string | undefined)[],
  postcode?: string | undefined,
): string {
  const knownParts = [...new Set(parts.filter(Boolean))].join(', ')
  return [knownParts, postcode].filter(Boolean).join(' ')
}
