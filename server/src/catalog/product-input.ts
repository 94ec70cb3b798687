import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { getConstraintName } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'

type ImageFields = { image?: string | null | undefined; images?: string[] | undefined }
export type ProductImageReference = { reference: string; path: string }

/** The image references of a body, each with its path in the body; undefined when it has none. */
export function getImageReferences(
  { image, images }: ImageFields,
  pathPrefix = '',
): ProductImageReference[] | undefined {
  if (images) return images.map((reference, index) => ({ reference, path: `${pathPrefix}images[${index}]` }))
  if (image === undefined) return undefined
  return image === null ? [] : [{ reference: image, path: `${pathPrefix}image` }]
}

/** Maps a violation of the unique SKU constraint to a conflict at the field. */
export async function rejectDuplicateSku<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (getConstraintName(error) !== 'products_by_sku') throw error
    const message: ServerText = (m) => m.errors.catalog.skuTaken
    throw new ApiError('conflict', message, { details: [{ path: 'sku', message }], cause: error })
  }
}
