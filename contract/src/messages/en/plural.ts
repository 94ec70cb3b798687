import { formatCount } from '../../format-count.ts'

/**
 * The form that fits the count; `#` in it stands for the formatted count. English needs no `Intl.PluralRules`, whose first
 * use takes longer than rendering a page on a slow phone.
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  return (count === 1 ? forms.one : forms.other).replace('#', formatCount(count))
}
