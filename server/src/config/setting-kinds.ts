import { z } from 'zod'

export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://street.example',
})
export const port = z.coerce
  .number({ error: 'must be a number' })
  .int()
  .min(0)
  .max(65535, 'must be at most 65535')
export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
export const flag = (fallback: 'on' | 'off') => onOff.default(fallback).transform((value) => value === 'on')
export const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number({ error: 'must be a number' }).int().min(least).max(most).default(fallback)
export const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
export const origin = (address: string) => new URL(address).origin
export const secret = z.string().min(32, 'must have at least 32 characters')
