import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const inputStyle =
  'min-h-11 w-full rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-2 aria-invalid:border-poppy disabled:bg-sunk disabled:text-ink-2'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(inputStyle, className)} />
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(inputStyle, className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={clsx(inputStyle, 'unfolds pr-9', className)} />
}
