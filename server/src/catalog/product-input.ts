import { constraintOf } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'

type Given = { image?: string | null | undefined; images?: string[] | undefined }
export type NamedImage = { reference: string; path: string }

/** What a body says of the pictures, each with its place in the body; undefined: nothing. */
export function imagesGiven({ image, images }: Given, at = ''): NamedImage[] | undefined {
  if (images) return images.map((reference, index) => ({ reference, path: `${at}images[${index}]` }))
  if (image === undefined) return undefined
  return image === null ? [] : [{ reference: image, path: `${at}image` }]
}

/** The unique number of a shop says whose it is already. */
export async function orTakenSku<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (fault) {
    if (constraintOf(fault) !== 'products_by_sku') throw fault
    const message = 'Another product of the shop has this SKU'
    throw new Refusal('conflict', message, { details: [{ path: 'sku', message }], cause: fault })
  }
}
