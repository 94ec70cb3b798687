import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'

/** The shop as it was when the editing of its hours began. */
export type HoursBase = Pick<Shop, 'hours' | 'version'>

/**
 * A pause, a switch or a fee raises the version of the shop too. Where the hours are as they were, the edit is sent
 * once more on the new version; else a person decides.
 */
export async function saveHours<Kept>(
  base: HoursBase,
  send: (version: number) => Promise<Kept>,
): Promise<Kept> {
  try {
    return await send(base.version)
  } catch (failure) {
    const current = getCurrentVersion(failure, 'shop')
    if (!current || JSON.stringify(current.hours) !== JSON.stringify(base.hours)) throw failure
    return send(current.version)
  }
}
