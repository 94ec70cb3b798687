import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'sm' | 'md' | 'lg'
type ButtonStyleProps = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

const baseStyle =
  'inline-flex items-center justify-center gap-2 rounded-field font-semibold transition-colors duration-150 select-none text-center aria-busy:cursor-progress aria-busy:opacity-60'
const variantStyles: Record<ButtonVariant, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-deep disabled:bg-sunk disabled:text-ink-2',
  quiet:
    'bg-surface text-ink border border-line-strong/60 hover:border-ink-2 hover:bg-sunk disabled:text-ink-2 disabled:border-line aria-disabled:text-ink-2 aria-disabled:border-line',
  danger: 'bg-poppy text-on-poppy hover:brightness-95 disabled:bg-sunk disabled:text-ink-2',
  plain: 'text-pine hover:bg-pine-wash disabled:text-ink-2',
}
// `main-action` has no style of its own: toasts avoid covering it
const sizeStyles: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 py-1.5 text-sm',
  md: 'main-action min-h-11 px-4 py-2 text-base',
  lg: 'main-action min-h-13 px-6 py-3 text-lg',
}

export function buttonStyle(
  { variant = 'primary', size = 'md' }: ButtonStyleProps,
  className?: string,
): string {
  return clsx(baseStyle, variantStyles[variant], sizeStyles[size], className)
}

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps & { busy?: boolean | undefined }

/**
 * While busy it ignores clicks and does not submit, but keeps the focus, which a disabled button would lose. With
 * `aria-disabled` it looks disabled, and its click says why.
 */
export function Button({
  variant,
  size,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? preventClick : onClick}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size }, className)}
    >
      {busy && <Spinner size="sm" />}
      {children}
    </button>
  )
}

function preventClick(event: MouseEvent) {
  event.preventDefault()
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonStyleProps & { to: string }

/** The application turns clicks on its own links into router navigation. */
export function ButtonLink({ variant, size, className, to, ...rest }: ButtonLinkProps) {
  return <a {...rest} href={to} className={buttonStyle({ variant, size }, className)} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-field text-ink transition-colors duration-150 hover:bg-ink/6 disabled:text-ink-2',
        className,
      )}
    />
  )
}
