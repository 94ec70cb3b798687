import { formatCount } from '../../format-count.ts'

let rules: Intl.PluralRules | undefined

/** The form that fits the count; `#` in it stands for the formatted count. */
export function plural(count: number, forms: { one: string; other: string }): string {
  rules ??= new Intl.PluralRules('en-US')
  const form = rules.select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', formatCount(count))
}
