import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'

/** The hours and version of the shop when editing began. */
export type HoursBase = Pick<Shop, 'hours' | 'version'>

/**
 * A pause, a switch or a fee also raises the version of the shop. When the hours are unchanged, the edit is
 * sent again with the new version; otherwise the user decides.
 */
export async function saveHours<Saved>(
  base: HoursBase,
  send: (version: number) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await send(base.version)
  } catch (failure) {
    const current = getCurrentVersion(failure, 'shop')
    if (!current || JSON.stringify(current.hours) !== JSON.stringify(base.hours)) throw failure
    return send(current.version)
  }
}
