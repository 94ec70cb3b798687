import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { TextInput } from './text-input.tsx'

export type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldOwnProps = {
  label: string
  hint?: ReactNode
  error?: ReactNode
  hideLabel?: boolean
  /** The id of an error that concerns more than this field. */
  sharedErrorId?: string | undefined
  /** A button beside the control; a hint or an error does not move it. */
  action?: ReactNode
}
type Props =
  | (FieldOwnProps & { children: (aria: FieldAria) => ReactNode; className?: string })
  | (FieldOwnProps & { children?: undefined } & Omit<ComponentProps<'input'>, 'children'>)

/** A label, its control, and hint or error; without children the control is a text input. */
export function Field(props: Props) {
  const { label, hint, error, hideLabel, sharedErrorId, action, children, className, ...input } = props
  const generatedId = useId()
  const id = ('id' in input && input.id) || generatedId
  const described = [hint && `${id}-hint`, error && `${id}-error`, sharedErrorId].filter(Boolean).join(' ')
  const aria: FieldAria = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error || sharedErrorId ? true : undefined,
  }
  const control = children ? children(aria) : <TextInput {...input} {...aria} />
  return (
    // beside a field with an error it keeps its own height
    <div className={clsx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {action ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          {control}
          {action}
        </div>
      ) : (
        control
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** For the `aria-describedby` of what it is about. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="text-sm font-medium text-poppy">
      {error}
    </p>
  )
}
