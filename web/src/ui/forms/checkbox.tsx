import type { ComponentProps } from 'react'

type Props = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>

/** A choice that is sent with its form; `Switch` is for one that takes effect at once. */
export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-pine" />
      {label}
    </label>
  )
}
