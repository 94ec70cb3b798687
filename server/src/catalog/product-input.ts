import { getConstraintName } from '../platform/db/db.ts'
import { ApiError } from '../platform/http/api-error.ts'

type ImageFields = { image?: string | null | undefined; images?: string[] | undefined }
export type ProductImageReference = { reference: string; path: string }

/** What a body says of the pictures, each with its place in the body; undefined: nothing. */
export function getImageReferences(
  { image, images }: ImageFields,
  at = '',
): ProductImageReference[] | undefined {
  if (images) return images.map((reference, index) => ({ reference, path: `${at}images[${index}]` }))
  if (image === undefined) return undefined
  return image === null ? [] : [{ reference: image, path: `${at}image` }]
}

/** The unique number of a shop says whose it is already. */
export async function rejectDuplicateSku<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (getConstraintName(error) !== 'products_by_sku') throw error
    const message = 'Another product of the shop has this SKU'
    throw new ApiError('conflict', message, { details: [{ path: 'sku', message }], cause: error })
  }
}
