import type { Coordinates } from '@mainstreet/contract/location/distance.ts'

export type TownName = keyof typeof towns

type Town = { zip: string; centre: Coordinates; spread: number }

/**
 * The centers are those of the `zipcodes` gazetteer (demo-marketplace.test.ts compares), except for Mariposa: its zip
 * code reaches far east of the town, so the default location is used. `spread` is in degrees.
 */
export const towns = {
  Mariposa: { zip: '95338', centre: { lat: 37.4845, lng: -119.9661 }, spread: 0.0065 },
  Midpines: { zip: '95345', centre: { lat: 37.5757, lng: -119.9601 }, spread: 0.02 },
  'Catheys Valley': { zip: '95306', centre: { lat: 37.4404, lng: -120.1438 }, spread: 0.02 },
  'El Portal': { zip: '95318', centre: { lat: 37.6747, lng: -119.7841 }, spread: 0.008 },
  'Fish Camp': { zip: '93623', centre: { lat: 37.4785, lng: -119.6404 }, spread: 0.006 },
  Ahwahnee: { zip: '93601', centre: { lat: 37.4076, lng: -119.7233 }, spread: 0.015 },
  Oakhurst: { zip: '93644', centre: { lat: 37.3476, lng: -119.6449 }, spread: 0.014 },
  'Bass Lake': { zip: '93604', centre: { lat: 37.3244, lng: -119.5568 }, spread: 0.008 },
  Coulterville: { zip: '95311', centre: { lat: 37.7197, lng: -120.1197 }, spread: 0.008 },
  Hornitos: { zip: '95325', centre: { lat: 37.4676, lng: -120.2793 }, spread: 0.005 },
  Groveland: { zip: '95321', centre: { lat: 37.8298, lng: -120.1037 }, spread: 0.01 },
  'Yosemite National Park': { zip: '95389', centre: { lat: 37.7314, lng: -119.6489 }, spread: 0.008 },
} as const satisfies Record<string, Town>
