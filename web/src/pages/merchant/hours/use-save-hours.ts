import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { type HoursBase, saveHours } from './save-hours.ts'

export function useSaveHours(id: string) {
  const [state, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: false })
  const refresh = useInvalidateCalls(calls.getShop, calls.listShops)

  /** The saved shop; undefined when it failed, and `failure` says why. */
  const save = async (hours: OpeningHours, base: HoursBase): Promise<Shop | undefined> => {
    setState({ busy: true })
    try {
      const { shop } = await saveHours(base, (version) =>
        request(calls.setHours, { params: { id }, body: { hours, version } }),
      )
      setState({ busy: false })
      refresh()
      return shop
    } catch (failure) {
      setState({ busy: false, failure })
      return undefined
    }
  }
  return { ...state, save, reset: () => setState({ busy: false }) }
}
