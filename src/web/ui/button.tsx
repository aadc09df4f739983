import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'accent' | 'ghost' | 'danger'
export type ButtonSize = 'large' | 'panel'

const variants: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  accent: 'btn-accent',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
}
const sizes: Record<ButtonSize, string> = { large: '', panel: 'h-11 px-4' }

/** For links that look like buttons. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'large'): string =>
  `${variants[variant]} ${sizes[size]}`

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; loading?: boolean }

export function Button({ variant, size, loading = false, disabled, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
