import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { nonEmptyText } from '../fields.ts'
import { deliveryLimits, shopLimits } from '../limits.ts'

export const shopAddress = nonEmptyText(shopLimits.maxAddressChars)

export const aboutShop = z.string().trim().max(shopLimits.maxAboutChars)

export const website = z
  .url({ protocol: /^https?$/, error: 'Give a web address that starts with https://' })
  .max(shopLimits.maxUrlChars)

const socialLink = z
  .url({ protocol: /^https$/, error: 'Enter a link that starts with https://' })
  .max(shopLimits.maxUrlChars)

/** By the key of the network. */
export const socialLinks = z
  .record(z.string().min(1).max(shopLimits.maxSocialNetworkChars), socialLink)
  .refine(
    (links) => Object.keys(links).length <= shopLimits.maxSocialLinks,
    `Add at most ${shopLimits.maxSocialLinks} links`,
  )

export const color = z.string().regex(/^#[0-9a-f]{6}$/i, fieldMessage('colorFormat'))

export const preparationMinutes = z.int().min(0).max(shopLimits.maxPreparationMinutes)

/** Dollars. */
export const deliveryFee = z.number().min(0).max(deliveryLimits.maxFeeDollars)
