/** How a language writes numbers: '1,234.50' or '1.234,50'. */
export type NumberMarks = { decimal: string; group: string }

/** Addresses and query strings have no groups. */
export const plainMarks: NumberMarks = { decimal: '.', group: '' }

/**
 * A typed number in its smallest unit: cents with two decimals, else the number itself. Undefined for any
 * text that could mean two amounts, such as '1,50' in English. A point is a decimal mark in every language:
 * groups have three digits and amounts at most two decimals, so that '4.50' means the same everywhere.
 */
export function readTypedNumber(typed: string, decimals: 0 | 2, marks: NumberMarks): number | undefined {
  const trimmed = typed.trim()
  const text = decimals === 2 ? trimmed.replace(/^(-?)\$\s?/, '$1') : trimmed
  const [, sign, whole, fraction = ''] =
    readPlain(text, decimals, marks) ?? readGroups(text, decimals, marks) ?? []
  if (whole === undefined) return undefined
  const units = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(units)) return undefined
  return sign && units !== 0 ? -units : units
}

/** Also '.99' and '4.'. */
function readPlain(text: string, decimals: 0 | 2, { decimal }: NumberMarks) {
  if (decimals === 0) return /^(-?)(\d+)$/.exec(text)
  return new RegExp(`^(-?)(?=\\.?\\d)(\\d*)(?:[.${decimal}](\\d{0,2}))?$`).exec(text)
}

/** A leading zero makes no group: '0,500' is half a piece to some and 500 to nobody. */
function readGroups(text: string, decimals: 0 | 2, { decimal, group }: NumberMarks) {
  if (group === '') return null
  const mark = /\s/.test(group) ? '[ \u00a0\u202f]' : `[${group}]`
  const fractionPattern = decimals === 2 ? `(?:[${decimal}](\\d{0,2}))?` : ''
  return new RegExp(`^(-?)([1-9]\\d{0,2}(?:${mark}\\d{3})+)${fractionPattern}$`).exec(text)
}
