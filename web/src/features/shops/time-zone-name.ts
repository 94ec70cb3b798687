import { formatTimeZone } from '@mainstreet/contract/messages/format.ts'

const usZones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
]
/** Zones that share their name with others, but have no daylight saving time. */
const withCity = ['America/Phoenix']

/** 'Pacific Time'; for other zones with the city: 'Berlin (Central European Time)'. */
export function formatTimeZoneName(timeZone: string, at: Date): string {
  const name = formatTimeZone(timeZone, at)
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return usZones.includes(timeZone) && !withCity.includes(timeZone) ? name : `${city} (${name})`
}

/** Those of the United States first, then all that the browser knows; `current` is always included. */
export function getTimeZoneChoices(current: string): { us: string[]; others: string[] } {
  const supportedZones = Intl.supportedValuesOf('timeZone').filter((zone) => !usZones.includes(zone))
  const isSupported = usZones.includes(current) || supportedZones.includes(current)
  return { us: usZones, others: isSupported ? supportedZones : [current, ...supportedZones] }
}
