import { formatNumber, plural } from './formats.ts'

const previousDays = (days: number) => plural(days, { one: 'the previous day', other: 'the previous # days' })

type Change = { percent: number; days: number }

/** How a figure of the insights compares with the period before it. An arrow stands in front of the text. */
export const trend = {
  up: ({ percent, days }: Change) => `up ${formatNumber(percent)}% from ${previousDays(days)}`,
  down: ({ percent, days }: Change) => `down ${formatNumber(percent)}% from ${previousDays(days)}`,
  times: ({ factor, days }: { factor: number; days: number }) =>
    `${formatNumber(factor)} times ${previousDays(days)}`,
  same: (days: number) => `same as ${previousDays(days)}`,
  noneBefore: (days: number) => `none in ${previousDays(days)}`,
}
