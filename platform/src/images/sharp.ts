import { createRequire } from 'node:module'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'

type CreateSharp = {
  (options?: SharpOptions): Sharp
  (input?: SharpInput, options?: SharpOptions): Sharp
}

const require = createRequire(import.meta.url)

/** Loaded with the first image: its library costs a start 20 MB. */
export const sharp = ((...given: unknown[]) => require('sharp')(...given)) as CreateSharp
