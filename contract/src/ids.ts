import { z } from 'zod'

/** A UUID in lower case; anything else cannot name a thing here. */
export const id = z.guid().toLowerCase()

export const idParams = z.object({ id })
