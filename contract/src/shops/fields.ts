import { z } from 'zod'
import { textField } from '../fields.ts'
import { shopLimits } from './limits.ts'
import { shopDescriptor } from './shop-fields.ts'

const socialLink = textField(shopDescriptor.social_links.rule).min(1)

/** By the key of the network. */
export const socialLinks = z
  .record(z.string().min(1).max(shopLimits.maxSocialNetworkChars), socialLink)
  .refine(
    (links) => Object.keys(links).length <= shopLimits.maxSocialLinks,
    `Add at most ${shopLimits.maxSocialLinks} links`,
  )
