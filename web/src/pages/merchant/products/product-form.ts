import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { readTyped, shownAs } from './inline-edit.ts'

export type ProductForm = { name: string; price: string; stock: string; sku: string; description: string }
export type FormField = keyof ProductForm
export type Faults = Partial<Record<FormField, string>>
type Base = Pick<Product, 'name' | 'price' | 'stock' | 'sku' | 'description' | 'images'>

export const fieldNames: Record<FormField | 'images', string> = {
  name: 'Name',
  price: 'Price',
  stock: 'In stock',
  sku: 'Your number',
  description: 'Description',
  images: 'Pictures',
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
    ...(!name.trim() && { name: 'Give it a name' }),
    ...(readTyped('price', price) === undefined && { price: 'Give a price such as 4.50' }),
    ...(readTyped('stock', stock) === undefined && { stock: 'Give a whole number' }),
  }
}

/** The fields as the shop keeps them; only of a form without faults. */
function fieldsOf(form: ProductForm, images: string[]): ProductFields {
  return {
    name: form.name.trim(),
    price: readTyped('price', form.price) ?? 0,
    stock: readTyped('stock', form.stock) ?? 0,
    sku: form.sku.trim() || null,
    description: form.description.trim(),
    image: images[0] ?? null,
    images,
  }
}

export function newBody(form: ProductForm, images: string[]) {
  const { image: _, ...fields } = fieldsOf(form, images)
  return fields
}

/** What the form makes different; empty when nothing. */
export function changesOf(base: Base, form: ProductForm, images: string[]): Partial<ProductFields> {
  const { image: _, ...fields } = fieldsOf(form, images)
  const changed = Object.entries(fields).filter(([name, value]) => !same(fieldOf(base, name), value))
  return Object.fromEntries(changed)
}

/** The fields that both have changed, each to something else. */
export function clashesOf(
  base: Base,
  changes: Partial<ProductFields>,
  current: Base,
): (FormField | 'images')[] {
  return Object.entries(changes)
    .filter(([name, mine]) => {
      const theirs = fieldOf(current, name)
      return !same(theirs, fieldOf(base, name)) && !same(theirs, mine)
    })
    .map(([name]) => name as FormField | 'images')
}

export function clashWords(field: FormField | 'images', product: Partial<ProductFields>): string {
  if (field === 'images') return `${product.images?.length ?? 0} pictures`
  if (field === 'price' || field === 'stock') return shownAs(field, product[field] ?? 0)
  return product[field] || 'nothing'
}

function fieldOf(product: Base, name: string): unknown {
  const value = product[name as keyof Base]
  return name === 'sku' ? (value ?? null) : value
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
