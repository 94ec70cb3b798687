import { m } from '@mainstreet/contract/messages/messages.ts'
import { ShoppingBag, Store } from 'lucide-react'
import type { Registration } from './register.ts'

type Props = { value: Registration['role']; onChange: (role: Registration['role']) => void }

const choices = [
  { role: 'customer', Icon: ShoppingBag },
  { role: 'merchant', Icon: Store },
] as const

export function RoleChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{m.accounts.register.roleLegend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {choices.map(({ role, Icon }) => (
          <label
            key={role}
            className="grid cursor-pointer content-start gap-1 rounded-card border border-line-strong/60 bg-surface p-3 has-checked:border-pine has-checked:bg-pine-wash has-checked:ring-1 has-checked:ring-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={value === role}
              onChange={() => onChange(role)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-6 text-pine" />
            <span className="font-display text-lg leading-tight font-bold">
              {m.accounts.register.roles[role].title}
            </span>
            <span className="text-sm text-ink-2">{m.accounts.register.roles[role].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
