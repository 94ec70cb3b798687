import { z } from 'zod'
import { textField } from '../fields.ts'
import { shopRules } from './field-rules.ts'
import { shopLimits } from './limits.ts'

const socialLink = textField(shopRules.social_link).min(1)

/** By the key of the network. */
export const socialLinks = z
  .record(z.string().min(1).max(shopLimits.maxSocialNetworkChars), socialLink)
  .refine(
    (links) => Object.keys(links).length <= shopLimits.maxSocialLinks,
    `Add at most ${shopLimits.maxSocialLinks} links`,
  )
