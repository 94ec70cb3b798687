import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { productImageLimits } from '@mainstreet/contract/catalog/limits.ts'
import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useEffect, useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { getCurrentVersion } from '../../../../api/current-version.ts'
import { useRuleForm } from '../../../../api/forms/use-rule-form.ts'
import { getAltTexts, getImageSources, isUploading } from '../../../../features/media/form-images.ts'
import { ImagesField } from '../../../../features/media/images-field.tsx'
import { useImages } from '../../../../features/media/use-images.ts'
import { useSend } from '../../../../queries/use-send.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../../ui/feedback/error-message.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import { ProductConflict } from './product-conflict.tsx'
import {
  emptyForm,
  findProductConflicts,
  getChanges,
  type ProductForm,
  type ProductFormImages,
  rebaseProductForm,
  toCreateBody,
  toProductForm,
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

const emptyProduct = { name: '', price: 0, stock: 1, description: '', images: [] as string[] }

export function ProductEditor({ shopId, product, draft, onDraft, onDone }: Props) {
  const texts = dashboard.merchant.products.editor
  // the product on which the form is based: live updates must not change the form while editing
  const [base, setBase] = useState(draft ? draft.base : product)
  const formImages = useImages(
    shopId,
    productImageLimits.maxImages,
    draft?.imageSet.images ?? product?.images ?? [],
    draft?.imageSet.alts ?? product?.image_alts,
  )
  const invalidates = [calls.listShopProducts, calls.getProduct, calls.getShopOverview]
  const create = useSend(calls.createProduct, { invalidates })
  const update = useSend(calls.updateProduct, { invalidates })

  const { field, input, errorAt, ...form } = useRuleForm<ProductForm>({
    rules: productRules,
    defaultValues: draft?.form ?? (product ? toProductForm(product) : emptyForm),
    error: create.error ?? update.error,
  })
  const values = form.watch()

  const imageSet = { images: getImageSources(formImages.images), alts: getAltTexts(formImages.images) }
  const changes = getChanges(base ?? emptyProduct, values, imageSet)
  const dirty = base
    ? Object.keys(changes).length > 0
    : imageSet.images.length > 0 || JSON.stringify(values) !== JSON.stringify(emptyForm)
  const current = getCurrentVersion(update.error, 'product')
  const conflicts = base && current ? findProductConflicts(base, changes, current) : []
  const coming = isUploading(formImages.images)

  const edited = JSON.stringify([values, imageSet, base?.version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports when the draft has changed
  useEffect(() => onDraft(dirty ? { form: values, imageSet, base } : undefined), [edited, dirty])

  const saveOn = async (version: number, some: Partial<ProductFields>) => {
    if (!base) return
    const body = { ...some, version }
    if (Object.keys(some).length > 0 && !(await update.send({ params: { id: base.id }, body }))) return
    toast({ title: texts.saved(trimText(values.name)), tone: 'good' })
    onDone()
  }
  const submit = form.submit(async () => {
    if (coming) return
    if (base) return saveOn(base.version, changes)
    const newProduct = await create.send({ body: { ...toCreateBody(values, imageSet), shop_id: shopId } })
    if (!newProduct) return
    toast({ title: texts.published(newProduct.product.name), tone: 'good' })
    onDone()
  })
  /** Fields that both changed get the other value; the rest of the form stays. */
  const acceptTheirs = () => {
    if (!current) return
    form.reset(rebaseProductForm(values, changes, conflicts, current))
    const hasOwnImages = (['images', 'image_alts'] as const).some(
      (one) => one in changes && !conflicts.includes(one),
    )
    if (!hasOwnImages)
      formImages.dispatch({ type: 'replaced', sources: current.images, alts: current.image_alts ?? [] })
    setBase(current)
    update.reset()
  }

  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-5">
      <ImagesField
        {...formImages}
        label={texts.photos}
        maxImages={productImageLimits.maxImages}
        hasAltTexts
      />
      <Field label={texts.name} {...field('name')} />
      <div className="grid grid-cols-2 gap-4">
        <Field label={texts.price} placeholder={texts.pricePlaceholder} {...field('price')} />
        <Field label={texts.stock} {...field('stock')} />
      </div>
      <Field label={texts.description} hint={texts.descriptionHint} error={errorAt('description')}>
        {(aria) => <TextArea {...aria} rows={4} {...input('description')} />}
      </Field>
      <Field label={texts.sku} hint={texts.skuHint} {...field('sku')} />
      {current && base ? (
        <ProductConflict
          fields={conflicts}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onKeepTheirs={acceptTheirs}
          onKeepMine={() => void form.handleSubmit(() => saveOn(current.version, changes))()}
        />
      ) : (
        <ErrorMessage error={form.formError} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={create.busy || update.busy} disabled={coming || Boolean(current)}>
          {coming ? texts.uploading : base ? texts.save : texts.publish}
        </Button>
      </div>
    </form>
  )
}
