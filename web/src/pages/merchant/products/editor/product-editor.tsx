import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { productPictures } from '@mainstreet/contract/limits.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiFailure } from '../../../../api/api-error.ts'
import { calls } from '../../../../api/calls.ts'
import { currentOf } from '../../../../api/current-version.ts'
import { useSend } from '../../../../api/use-send.ts'
import { altsOf, isComing, sourcesOf } from '../../../../features/media/form-images.ts'
import { PicturesField } from '../../../../features/media/images-field.tsx'
import { usePictures } from '../../../../features/media/use-images.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Failure } from '../../../../ui/feedback/error-message.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { Clashes } from './product-conflict.tsx'
import {
  changesOf,
  clashesOf,
  emptyForm,
  type FormField,
  faultsOf,
  formOf,
  newBody,
  type ProductForm,
  type Shown,
} from './product-form.ts'

/** What was typed, and what it was typed over. */
export type Draft = { form: ProductForm; shown: Shown; base: Product | undefined }
type Props = {
  shopId: string
  /** Undefined for a new one. */
  product: Product | undefined
  draft: Draft | undefined
  /** What would be lost if it closed now. */
  onDraft: (draft: Draft | undefined) => void
  onDone: () => void
}

const fields: FormField[] = ['name', 'price', 'stock', 'sku', 'description']
const none = { name: '', price: 0, stock: 1, description: '', images: [] as string[] }

export function ProductEditor({ shopId, product, draft, onDraft, onDone }: Props) {
  // what the form began with: news about the product must not change under the hand
  const [base, setBase] = useState(draft ? draft.base : product)
  const [form, setForm] = useState(draft?.form ?? (product ? formOf(product) : emptyForm))
  const [tries, setTries] = useState(0)
  const pictures = usePictures(
    shopId,
    productPictures.most,
    draft?.shown.images ?? product?.images ?? [],
    draft?.shown.alts ?? product?.image_alts,
  )
  const invalidates = [calls.listShopProducts, calls.getProduct, calls.getGlance]
  const create = useSend(calls.createProduct, { invalidates })
  const update = useSend(calls.updateProduct, { invalidates })

  const shown = { images: sourcesOf(pictures.pictures), alts: altsOf(pictures.pictures) }
  const faults = faultsOf(form)
  const changes = changesOf(base ?? none, form, shown)
  const dirty = base
    ? Object.keys(changes).length > 0
    : shown.images.length > 0 || JSON.stringify(form) !== JSON.stringify(emptyForm)
  const current = currentOf(update.failure, 'product')
  const clashes = base && current ? clashesOf(base, changes, current) : []
  const failure = create.failure ?? update.failure
  const formRef = useFocusError<HTMLFormElement>(failure ?? (tries || undefined))
  const coming = isComing(pictures.pictures)

  const said = JSON.stringify([form, shown, base?.version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what was typed has changed
  useEffect(() => onDraft(dirty ? { form, shown, base } : undefined), [said, dirty])

  const change = (some: Partial<ProductForm>) => setForm((before) => ({ ...before, ...some }))
  const faultOf = (field: FormField) =>
    (tries > 0 ? faults[field] : undefined) ??
    (failure instanceof ApiFailure ? failure.details.find(({ path }) => path === field)?.message : undefined)

  const saveOn = async (version: number, some: Partial<ProductFields>) => {
    if (!base) return
    const body = { ...some, version }
    if (Object.keys(some).length > 0 && !(await update.send({ params: { id: base.id }, body }))) return
    toast({ title: `${form.name.trim()} is saved`, tone: 'good' })
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(faults).length > 0 || coming) return
    if (base) return saveOn(base.version, changes)
    const made = await create.send({ body: { ...newBody(form, shown), shop_id: shopId } })
    if (!made) return
    toast({ title: `${made.product.name} is on the shelf`, tone: 'good' })
    onDone()
  }
  /** Theirs stays where both changed it; the rest of the form goes on. */
  const takeTheirs = () => {
    if (!current) return
    const theirs = formOf(current)
    const typed = clashes.filter((one) => one !== 'images' && one !== 'image_alts')
    change(Object.fromEntries(typed.map((one) => [one, theirs[one]])))
    if (typed.length < clashes.length)
      pictures.step({ type: 'replaced', sources: current.images, alts: current.image_alts ?? [] })
    setBase(current)
    update.reset()
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <PicturesField {...pictures} label="Pictures" most={productPictures.most} described />
      <Field
        label="Name"
        value={form.name}
        maxLength={200}
        onChange={({ target }) => change({ name: target.value })}
        error={faultOf('name')}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Price in dollars"
          inputMode="decimal"
          placeholder="4.50"
          value={form.price}
          onChange={({ target }) => change({ price: target.value })}
          error={faultOf('price')}
          required
        />
        <Field
          label="In stock"
          inputMode="numeric"
          value={form.stock}
          onChange={({ target }) => change({ stock: target.value })}
          error={faultOf('stock')}
          required
        />
      </div>
      <Field label="Description" hint="Materials, size, who it's for." error={faultOf('description')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            maxLength={5000}
            value={form.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field
        label="SKU (optional)"
        hint="Used to match products when importing."
        value={form.sku}
        maxLength={64}
        onChange={({ target }) => change({ sku: target.value })}
        error={faultOf('sku')}
      />
      {current && base ? (
        <Clashes
          fields={clashes}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onTheirs={takeTheirs}
          onMine={() => void saveOn(current.version, changes)}
        />
      ) : (
        !fields.some(faultOf) && <Failure of={failure} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={create.busy || update.busy} disabled={coming || Boolean(current)}>
          {coming ? 'Pictures are coming' : base ? 'Save' : 'Put on the shelf'}
        </Button>
      </div>
    </form>
  )
}
