import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { readTyped, shownAs } from '../inline-edit/inline-edit.ts'

export type ProductForm = { name: string; price: string; stock: string; sku: string; description: string }
export type FormField = keyof ProductForm
export type Faults = Partial<Record<FormField, string>>
/** The pictures and what each shows. */
export type Shown = { images: string[]; alts: string[] }
export type ClashField = FormField | 'images' | 'image_alts'
type Base = Pick<Product, 'name' | 'price' | 'stock' | 'sku' | 'description' | 'images' | 'image_alts'>

export const fieldNames: Record<ClashField, string> = {
  name: 'Name',
  price: 'Price',
  stock: 'In stock',
  sku: 'Your number',
  description: 'Description',
  images: 'Pictures',
  image_alts: 'What they show',
}

export const emptyForm: ProductForm = { name: '', price: '', stock: '1', sku: '', description: '' }

export function formOf({ name, price, stock, sku, description }: Base): ProductForm {
  return {
    name,
    price: shownAs('price', price),
    stock: shownAs('stock', stock),
    sku: sku ?? '',
    description,
  }
}

export function faultsOf({ name, price, stock }: ProductForm): Faults {
  return {
    ...(!name.trim() && { name: 'Enter a name' }),
    ...(readTyped('price', price) === undefined && { price: 'Enter a price, e.g. 4.50' }),
    ...(readTyped('stock', stock) === undefined && { stock: 'Enter a whole number' }),
  }
}

/** As many as there are pictures. */
function altsOf({ images, image_alts = [] }: Base): string[] {
  return images.map((_, at) => image_alts[at] ?? '')
}

/** The fields as the shop keeps them; only of a form without faults. */
function fieldsOf(form: ProductForm, { images, alts }: Shown): ProductFields {
  return {
    name: form.name.trim(),
    price: readTyped('price', form.price) ?? 0,
    stock: readTyped('stock', form.stock) ?? 0,
    sku: form.sku.trim() || null,
    description: form.description.trim(),
    image: images[0] ?? null,
    images,
    image_alts: alts,
  }
}

export function newBody(form: ProductForm, shown: Shown) {
  const { image: _, ...fields } = fieldsOf(form, shown)
  return fields
}

/** What the form makes different; empty when nothing. */
export function changesOf(base: Base, form: ProductForm, shown: Shown): Partial<ProductFields> {
  const { image: _, ...fields } = fieldsOf(form, shown)
  const changed = Object.entries(fields).filter(([name, value]) => !same(fieldOf(base, name), value))
  return Object.fromEntries(changed)
}

/** The fields that both have changed, each to something else. */
export function clashesOf(base: Base, changes: Partial<ProductFields>, current: Base): ClashField[] {
  return Object.entries(changes)
    .filter(([name, mine]) => {
      const theirs = fieldOf(current, name)
      return !same(theirs, fieldOf(base, name)) && !same(theirs, mine)
    })
    .map(([name]) => name as ClashField)
}

export function clashWords(field: ClashField, product: Partial<ProductFields>): string {
  if (field === 'images') return `${product.images?.length ?? 0} pictures`
  if (field === 'image_alts') return (product.image_alts ?? []).filter(Boolean).join(', ') || 'nothing'
  if (field === 'price' || field === 'stock') return shownAs(field, product[field] ?? 0)
  return product[field] || 'nothing'
}

function fieldOf(product: Base, name: string): unknown {
  if (name === 'image_alts') return altsOf(product)
  const value = product[name as keyof Base]
  return name === 'sku' ? (value ?? null) : value
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
