import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatValue, parseTyped } from '../inline-edit/inline-edit.ts'

export type ProductForm = { name: string; price: string; stock: string; sku: string; description: string }
export type FormField = keyof ProductForm
export type ProductFormErrors = Partial<Record<FormField, string>>
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

export function validateProductForm({ name, price, stock }: ProductForm): ProductFormErrors {
  const { nameMissing, priceInvalid, stockInvalid } = m.merchant.products.editor
  return {
    ...(!name.trim() && { name: nameMissing }),
    ...(parseTyped('price', price) === undefined && { price: priceInvalid }),
    ...(parseTyped('stock', stock) === undefined && { stock: stockInvalid }),
  }
}

/** One for each image. */
function getAltTexts({ images, image_alts = [] }: ProductBase): string[] {
  return images.map((_, at) => image_alts[at] ?? '')
}

/** The fields for the API; only for a valid form. */
function toProductFields(form: ProductForm, { images, alts }: ProductFormImages): ProductFields {
  return {
    name: form.name.trim(),
    price: parseTyped('price', form.price) ?? 0,
    stock: parseTyped('stock', form.stock) ?? 0,
    sku: form.sku.trim() || null,
    description: form.description.trim(),
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

export function formatConflictValue(field: ConflictField, product: Partial<ProductFields>): string {
  const { photos, none } = m.merchant.products.conflict
  if (field === 'images') return photos(product.images?.length ?? 0)
  if (field === 'image_alts') return (product.image_alts ?? []).filter(Boolean).join(', ') || none
  if (field === 'price' || field === 'stock') return formatValue(field, product[field] ?? 0)
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
