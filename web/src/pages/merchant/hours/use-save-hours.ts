import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { type Base, keepHours } from './save-hours.ts'

export function useKeepHours(id: string) {
  const [state, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: false })
  const refresh = useRefresh(calls.getShop, calls.listShops)

  /** The shop as it is then; undefined where it failed, and `failure` says why. */
  const keep = async (hours: Hours, base: Base): Promise<Shop | undefined> => {
    setState({ busy: true })
    try {
      const { shop } = await keepHours(base, (version) =>
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
  return { ...state, keep, reset: () => setState({ busy: false }) }
}
