import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { request } from '../../../../api/client.ts'
import { getCurrentVersion } from '../../../../api/current-version.ts'
import { toastError } from '../../../../session/toast-error.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { type EditedField, type InlineConflict, resolveStale } from './inline-edit.ts'

const maxTries = 3

export type InlineEdit = {
  /** True when it is saved; a conflict asks the user. */
  save: (product: Product, field: EditedField, mine: number) => Promise<boolean>
  conflict: InlineConflict | undefined
  keepTheirs: () => void
  keepMine: () => Promise<void>
}

export function useInlineEdit(): InlineEdit {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<InlineConflict>()
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [calls.listShopProducts.path] }),
      client.invalidateQueries({ queryKey: [calls.getProduct.path] }),
      client.invalidateQueries({ queryKey: [calls.getShopOverview.path] }),
    ])

  const save = async (product: Product, field: EditedField, mine: number): Promise<boolean> => {
    let { version } = product
    for (let tries = 0; tries < maxTries; tries++) {
      try {
        await request(calls.updateProduct, { params: { id: product.id }, body: { [field]: mine, version } })
        await renew()
        return true
      } catch (failure) {
        const current = getCurrentVersion(failure, 'product')
        if (!current) {
          toastError(dashboard.merchant.products.inlineEdit.failed(product.name), failure)
          return false
        }
        const next = resolveStale({ field, base: product[field], mine }, current)
        if (next === 'conflict') {
          setConflict({ field, mine, current })
          void renew()
          return false
        }
        if (next === 'already_applied') {
          await renew()
          return true
        }
        version = current.version
      }
    }
    const { failed, changedAgain } = dashboard.merchant.products.inlineEdit
    toast({ title: failed(product.name), description: changedAgain, tone: 'danger' })
    return false
  }

  return {
    save,
    conflict,
    keepTheirs: () => setConflict(undefined),
    keepMine: async () => {
      if (!conflict) return
      setConflict(undefined)
      await save(conflict.current, conflict.field, conflict.mine)
    },
  }
}
