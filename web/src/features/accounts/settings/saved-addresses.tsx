import { savedContactLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SavedAddress } from '@mainstreet/contract/accounts/saved-contact.ts'
import { deliveryAddressRule } from '@mainstreet/contract/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RowMenu } from '../../../ui/data/row-menu.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

const affectedCalls = [calls.getSavedContact] as const

/** Each with its own menu; the first is the one that a checkout begins with. */
export function SavedAddresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const [edited, setEdited] = useState<SavedAddress | 'new'>()
  const { run, failure } = useAsyncAction()
  const refresh = useInvalidateCalls(calls.getSavedContact)
  const texts = m.accounts.settings.contact
  const { maxAddresses } = savedContactLimits

  const change = async (send: () => Promise<unknown>) => {
    const isDone = await run(send)
    refresh()
    return isDone
  }
  const makeDefault = ({ id }: SavedAddress) =>
    change(() => request(calls.updateSavedAddress, { params: { id }, body: { is_default: true } }))
  const restore = ({ address, is_default }: SavedAddress) =>
    change(() => request(calls.addSavedAddress, { body: { address, ...(is_default && { is_default }) } }))
  const deleteAddress = async (saved: SavedAddress) => {
    if (await change(() => request(calls.deleteSavedAddress, { params: { id: saved.id } })))
      toast({ title: texts.deleted, undo: () => void restore(saved) })
  }

  return (
    <section aria-labelledby="saved-addresses" className="grid grid-cols-1 gap-3">
      <h3 id="saved-addresses" className="text-lg">
        {texts.addresses}
      </h3>
      {addresses.length === 0 && <p className="text-ink-2">{texts.noAddresses}</p>}
      <ul className="divide-y divide-line">
        {addresses.map((saved) => (
          <li key={saved.id} className="flex items-center gap-3 py-1">
            <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1 py-1">
              <p className="wrap-anywhere whitespace-pre-line">{saved.address}</p>
              {saved.is_default && <Badge tone="good">{texts.default}</Badge>}
            </div>
            <RowMenu
              name={saved.address}
              items={[
                { label: texts.edit, onSelect: () => setEdited(saved) },
                ...(saved.is_default
                  ? []
                  : [{ label: texts.makeDefault, onSelect: () => void makeDefault(saved) }]),
                { label: texts.delete, tone: 'danger', onSelect: () => void deleteAddress(saved) },
              ]}
            />
          </li>
        ))}
      </ul>
      <ErrorMessage error={failure} />
      {addresses.length < maxAddresses ? (
        <Button variant="quiet" onClick={() => setEdited('new')} className="justify-self-start">
          {texts.add}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{texts.full(maxAddresses)}</p>
      )}
      {edited && (
        <AddressDialog saved={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  )
}

type DialogProps = {
  /** Undefined for a new one. */
  saved: SavedAddress | undefined
  onClose: () => void
}

export function AddressDialog({ saved, onClose }: DialogProps) {
  const texts = m.accounts.settings.contact
  const add = useSend(calls.addSavedAddress, { invalidates: affectedCalls })
  const update = useSend(calls.updateSavedAddress, { invalidates: affectedCalls })
  const form = useRuleForm({
    rules: { address: deliveryAddressRule },
    defaultValues: { address: saved?.address ?? '' },
    error: add.error ?? update.error,
  })
  const submit = form.submit(async (typed) => {
    const address = trimText(typed.address)
    const isSaved = saved
      ? await update.send({ params: { id: saved.id }, body: { address } })
      : await add.send({ body: { address } })
    if (!isSaved) return
    toast({ title: texts.saved, tone: 'good' })
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={saved ? texts.editTitle : texts.addTitle}>
      <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label={texts.address}
          hint={m.checkout.fulfillment.addressHint}
          error={form.errorAt('address')}
        >
          {(aria) => <TextArea {...aria} rows={2} autoComplete="street-address" {...form.input('address')} />}
        </Field>
        <ErrorMessage error={form.formError} />
        <Button type="submit" busy={add.busy || update.busy} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
