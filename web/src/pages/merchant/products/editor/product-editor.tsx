import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { productImageLimits, productLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { calls } from '../../../../api/calls.ts'
import { getCurrentVersion } from '../../../../api/current-version.ts'
import { useSend } from '../../../../api/use-send.ts'
import { getAltTexts, getImageSources, isUploading } from '../../../../features/media/form-images.ts'
import { ImagesField } from '../../../../features/media/images-field.tsx'
import { useImages } from '../../../../features/media/use-images.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../../ui/feedback/error-message.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { ProductConflict } from './product-conflict.tsx'
import {
  emptyForm,
  type FormField,
  findProductConflicts,
  getChanges,
  type ProductForm,
  type ProductFormImages,
  toCreateBody,
  toProductForm,
  validateProductForm,
} from './product-form.ts'

/** The edited form, and the product on which it is based. */
export type ProductDraft = { form: ProductForm; imageSet: ProductFormImages; base: Product | undefined }
type Props = {
  shopId: string
  /** Undefined for a new product. */
  product: Product | undefined
  draft: ProductDraft | undefined
  /** Reports what closing would lose. */
  onDraft: (draft: ProductDraft | undefined) => void
  onDone: () => void
}

const fields: FormField[] = ['name', 'price', 'stock', 'sku', 'description']
const emptyProduct = { name: '', price: 0, stock: 1, description: '', images: [] as string[] }

export function ProductEditor({ shopId, product, draft, onDraft, onDone }: Props) {
  const texts = m.merchant.products.editor
  // the product on which the form is based: live updates must not change the form while editing
  const [base, setBase] = useState(draft ? draft.base : product)
  const [form, setForm] = useState(draft?.form ?? (product ? toProductForm(product) : emptyForm))
  const [tries, setTries] = useState(0)
  const formImages = useImages(
    shopId,
    productImageLimits.maxImages,
    draft?.imageSet.images ?? product?.images ?? [],
    draft?.imageSet.alts ?? product?.image_alts,
  )
  const invalidates = [calls.listShopProducts, calls.getProduct, calls.getShopOverview]
  const create = useSend(calls.createProduct, { invalidates })
  const update = useSend(calls.updateProduct, { invalidates })

  const imageSet = { images: getImageSources(formImages.images), alts: getAltTexts(formImages.images) }
  const formErrors = validateProductForm(form)
  const changes = getChanges(base ?? emptyProduct, form, imageSet)
  const dirty = base
    ? Object.keys(changes).length > 0
    : imageSet.images.length > 0 || JSON.stringify(form) !== JSON.stringify(emptyForm)
  const current = getCurrentVersion(update.error, 'product')
  const conflicts = base && current ? findProductConflicts(base, changes, current) : []
  const failure = create.error ?? update.error
  const formRef = useFocusError<HTMLFormElement>(failure ?? (tries || undefined))
  const coming = isUploading(formImages.images)

  const serverErrors = JSON.stringify([form, imageSet, base?.version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports when the draft has changed
  useEffect(() => onDraft(dirty ? { form, imageSet, base } : undefined), [serverErrors, dirty])

  const change = (some: Partial<ProductForm>) => setForm((before) => ({ ...before, ...some }))
  const getFieldErrorText = (field: FormField) =>
    (tries > 0 ? formErrors[field] : undefined) ??
    (failure instanceof ApiError ? failure.details.find(({ path }) => path === field)?.message : undefined)

  const saveOn = async (version: number, some: Partial<ProductFields>) => {
    if (!base) return
    const body = { ...some, version }
    if (Object.keys(some).length > 0 && !(await update.send({ params: { id: base.id }, body }))) return
    toast({ title: texts.saved(form.name.trim()), tone: 'good' })
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(formErrors).length > 0 || coming) return
    if (base) return saveOn(base.version, changes)
    const newProduct = await create.send({ body: { ...toCreateBody(form, imageSet), shop_id: shopId } })
    if (!newProduct) return
    toast({ title: texts.published(newProduct.product.name), tone: 'good' })
    onDone()
  }
  /** Fields that both changed get the other value; the rest of the form stays. */
  const acceptTheirs = () => {
    if (!current) return
    const theirs = toProductForm(current)
    const typed = conflicts.filter((one) => one !== 'images' && one !== 'image_alts')
    change(Object.fromEntries(typed.map((one) => [one, theirs[one]])))
    if (typed.length < conflicts.length)
      formImages.dispatch({ type: 'replaced', sources: current.images, alts: current.image_alts ?? [] })
    setBase(current)
    update.reset()
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <ImagesField
        {...formImages}
        label={texts.photos}
        maxImages={productImageLimits.maxImages}
        hasAltTexts
      />
      <Field
        label={texts.name}
        value={form.name}
        maxLength={productLimits.maxNameChars}
        onChange={({ target }) => change({ name: target.value })}
        error={getFieldErrorText('name')}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={texts.price}
          inputMode="decimal"
          placeholder={texts.pricePlaceholder}
          value={form.price}
          onChange={({ target }) => change({ price: target.value })}
          error={getFieldErrorText('price')}
          required
        />
        <Field
          label={texts.stock}
          inputMode="numeric"
          value={form.stock}
          onChange={({ target }) => change({ stock: target.value })}
          error={getFieldErrorText('stock')}
          required
        />
      </div>
      <Field label={texts.description} hint={texts.descriptionHint} error={getFieldErrorText('description')}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            maxLength={productLimits.maxDescriptionChars}
            value={form.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field
        label={texts.sku}
        hint={texts.skuHint}
        value={form.sku}
        maxLength={productLimits.maxSkuChars}
        onChange={({ target }) => change({ sku: target.value })}
        error={getFieldErrorText('sku')}
      />
      {current && base ? (
        <ProductConflict
          fields={conflicts}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onKeepTheirs={acceptTheirs}
          onKeepMine={() => void saveOn(current.version, changes)}
        />
      ) : (
        !fields.some(getFieldErrorText) && <ErrorMessage error={failure} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={create.busy || update.busy} disabled={coming || Boolean(current)}>
          {coming ? texts.uploading : base ? texts.save : texts.publish}
        </Button>
      </div>
    </form>
  )
}
