import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { getShopChanges } from '../get-shop-changes.ts'

/** What the page shows beside the shop; these responses do not say to which version they belong. */
const shownBesideShop = [calls.getShopReview, calls.listShopProducts]

/**
 * What has changed since the shop was opened for review; undefined while it is the same version. Each version reads the
 * rest of the page again, so that a decision is about what is shown.
 */
export function useChangesWhileOpen(shop: Shop): FieldChange[] | undefined {
  const client = useQueryClient()
  const [opened] = useState(shop)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the reason to read again
  useEffect(() => {
    for (const { path } of shownBesideShop) void client.invalidateQueries({ queryKey: [path] })
  }, [client, shop.version])
  return shop.version !== opened.version && shop.status === opened.status
    ? getShopChanges(opened, shop)
    : undefined
}
