import { z } from 'zod'

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://street.example',
})
export const portNumber = z.coerce
  .number({ error: 'must be a number' })
  .int()
  .min(0)
  .max(65535, 'must be at most 65535')
export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
export const onOffFlag = (fallback: 'on' | 'off') =>
  onOff.default(fallback).transform((value) => value === 'on')
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce.number({ error: 'must be a number' }).int().min(min).max(max).default(fallback)
export const commaSeparatedList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
export const getOrigin = (address: string) => new URL(address).origin
export const secret = z.string().min(32, 'must have at least 32 characters')
