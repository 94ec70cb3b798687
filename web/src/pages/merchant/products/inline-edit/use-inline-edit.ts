import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { request } from '../../../../api/client.ts'
import { getCurrentVersion } from '../../../../api/current-version.ts'
import { divideError } from '../../../../api/forms/use-field-errors.ts'
import { toastError } from '../../../../session/toast-error.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { type EditedField, type InlineConflict, resolveStale } from './inline-edit.ts'

const maxTries = 3

/** `error`: why what was typed stays. Neither saved nor an error: a conflict asks the user. */
type SaveResult = { isSaved: boolean; error?: string }

export type InlineEdit = {
  save: (product: Product, field: EditedField, mine: number) => Promise<SaveResult>
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

  const save = async (product: Product, field: EditedField, mine: number): Promise<SaveResult> => {
    const { failed, changedAgain, notSaved } = dashboard.merchant.products.inlineEdit
    let { version } = product
    for (let tries = 0; tries < maxTries; tries++) {
      try {
        await request(calls.updateProduct, { params: { id: product.id }, body: { [field]: mine, version } })
        await renew()
        return { isSaved: true }
      } catch (failure) {
        const current = getCurrentVersion(failure, 'product')
        if (!current) {
          const [rejected] = divideError(failure, [field]).atFields
          if (rejected) return { isSaved: false, error: rejected.message }
          // the row may have left the screen
          toastError(failed(product.name), failure)
          return { isSaved: false, error: notSaved }
        }
        const next = resolveStale({ field, base: product[field], mine }, current)
        if (next === 'conflict') {
          setConflict({ field, mine, current })
          void renew()
          return { isSaved: false }
        }
        if (next === 'already_applied') {
          await renew()
          return { isSaved: true }
        }
        version = current.version
      }
    }
    toast({ title: failed(product.name), description: changedAgain, tone: 'danger' })
    return { isSaved: false, error: notSaved }
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
