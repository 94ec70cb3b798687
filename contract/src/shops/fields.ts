import { z } from 'zod'
import { numberField, textField } from '../fields.ts'
import { shopLimits } from '../limits.ts'
import { shopRules } from './field-rules.ts'

export const shopAddress = textField(shopRules.location)

export const aboutShop = textField(shopRules.about_shop)

/** Null instead of an empty text. */
export const website = textField(shopRules.website).min(1)

const socialLink = textField(shopRules.social_link).min(1)

/** By the key of the network. */
export const socialLinks = z
  .record(z.string().min(1).max(shopLimits.maxSocialNetworkChars), socialLink)
  .refine(
    (links) => Object.keys(links).length <= shopLimits.maxSocialLinks,
    `Add at most ${shopLimits.maxSocialLinks} links`,
  )

export const color = textField(shopRules.color)

export const preparationMinutes = numberField(shopRules.preparation_minutes)

/** Dollars. */
export const deliveryFee = numberField(shopRules.delivery_fee)
