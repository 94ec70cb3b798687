import { phoneRule } from '@mainstreet/contract/field-rules.ts'
import { useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { findTypedError } from './typed-value.ts'

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void }

/** A phone in a form that the browser checks: what is no phone keeps the form from being sent. */
export function PhoneField({ label, hint, value, onChange }: Props) {
  const error = findTypedError(phoneRule, value)
  const [isShown, setIsShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error])
  return (
    <Field
      ref={input}
      label={label}
      hint={hint}
      error={isShown && error}
      type="tel"
      autoComplete="tel"
      maxLength={phoneRule.maxChars}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setIsShown(true)}
      onInvalid={() => setIsShown(true)}
    />
  )
}
