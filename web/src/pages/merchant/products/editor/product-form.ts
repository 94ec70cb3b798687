import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { parseTyped } from '../../../../api/forms/typed-value.ts'
import { formatValue } from '../inline-edit/inline-edit.ts'

export type ProductForm = { name: string; price: string; stock: string; sku: string; description: string }
type FormField = keyof ProductForm
/** The images and their alt texts. */
export type ProductFormImages = { images: string[]; alts: string[] }
export type ConflictField = FormField | 'images' | 'image_alts'
type ProductBase = Pick<Product, 'name' | 'price' | 'stock' | 'sku' | 'description' | 'images' | 'image_alts'>

export const emptyForm: ProductForm = { name: '', price: '', stock: '1', sku: '', description: '' }

export function toProductForm({ name, price, stock, sku, description }: ProductBase): ProductForm {
  return {
    name,
    price: formatValue('price', price),
    stock: formatValue('stock', stock),
    sku: sku ?? '',
    description,
  }
}

/** One for each image. */
function getAltTexts({ images, image_alts = [] }: ProductBase): string[] {
  return images.map((_, at) => image_alts[at] ?? '')
}

/** The fields for the API. A number that is not valid is NaN: a change, but never an amount. */
function toProductFields(form: ProductForm, { images, alts }: ProductFormImages): ProductFields {
  return {
    name: trimText(form.name),
    price: parseTyped(productRules.price, form.price) ?? Number.NaN,
    stock: parseTyped(productRules.stock, form.stock) ?? Number.NaN,
    sku: trimText(form.sku) || null,
    description: trimText(form.description),
    image: images[0] ?? null,
    images,
    image_alts: alts,
  }
}

export function toCreateBody(form: ProductForm, imageSet: ProductFormImages) {
  const { image: _, ...fields } = toProductFields(form, imageSet)
  return fields
}

/** The changed fields; empty without changes. */
export function getChanges(
  base: ProductBase,
  form: ProductForm,
  imageSet: ProductFormImages,
): Partial<ProductFields> {
  const { image: _, ...fields } = toProductFields(form, imageSet)
  const changed = Object.entries(fields).filter(([name, value]) => !isSameValue(getField(base, name), value))
  return Object.fromEntries(changed)
}

/** The fields that both have changed, to different values. */
export function findProductConflicts(
  base: ProductBase,
  changes: Partial<ProductFields>,
  current: ProductBase,
): ConflictField[] {
  return Object.entries(changes)
    .filter(([name, mine]) => {
      const theirs = getField(current, name)
      return !isSameValue(theirs, getField(base, name)) && !isSameValue(theirs, mine)
    })
    .map(([name]) => name as ConflictField)
}

/** The form on the current product: fields that both changed take its value, and so do those left alone. */
export function rebaseProductForm(
  form: ProductForm,
  changes: Partial<ProductFields>,
  conflicts: readonly ConflictField[],
  current: ProductBase,
): ProductForm {
  const own = Object.entries(form).filter(
    ([name]) => name in changes && !conflicts.includes(name as ConflictField),
  )
  return { ...toProductForm(current), ...Object.fromEntries(own) }
}

export function formatConflictValue(field: ConflictField, product: Partial<ProductFields>): string {
  const { photos, none } = dashboard.merchant.products.conflict
  if (field === 'images') return photos(product.images?.length ?? 0)
  if (field === 'image_alts') return separateItems((product.image_alts ?? []).filter(Boolean)) || none
  if (field === 'price' || field === 'stock') {
    const value = product[field] ?? 0
    return Number.isNaN(value) ? none : formatValue(field, value)
  }
  return product[field] || none
}

function getField(product: ProductBase, name: string): unknown {
  if (name === 'image_alts') return getAltTexts(product)
  const value = product[name as keyof ProductBase]
  return name === 'sku' ? (value ?? null) : value
}

function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
