import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/button.tsx'
import { TextInput } from './text-input.tsx'

/** A password input with a button that shows the text. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isVisible, setVisible] = useState(false)
  return (
    <span className="relative block">
      <TextInput {...rest} type={isVisible ? 'text' : 'password'} className={clsx('pr-12', className)} />
      <IconButton
        label={isVisible ? m.app.ui.hidePassword : m.app.ui.showPassword}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
        className="absolute top-0 right-0 text-ink-2"
      >
        {isVisible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      </IconButton>
    </span>
  )
}
