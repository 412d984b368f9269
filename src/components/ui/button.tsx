'use client'

import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cx } from './cx'

const BASE =
  'inline-flex items-center justify-center gap-2 min-h-9 max-md:min-h-11 rounded-control border whitespace-nowrap no-underline cursor-pointer transition-colors duration-(--dur-1) disabled:cursor-not-allowed aria-busy:cursor-progress [&_svg]:size-4.5 [&_svg]:flex-none'

const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action font-semibold hover:bg-action-hover disabled:bg-line disabled:text-text-3',
  line: 'border-line-2 bg-surface text-text font-semibold shadow-1 hover:bg-hover hover:border-control-line disabled:bg-line disabled:text-text-3 disabled:shadow-none disabled:border-transparent',
  quiet:
    'border-transparent bg-transparent text-text-2 font-medium hover:bg-hover hover:text-text disabled:opacity-55 disabled:bg-transparent disabled:text-text-3',
  danger:
    'border-transparent bg-error-bg text-error font-semibold hover:border-error disabled:bg-line disabled:text-text-3 disabled:border-transparent',
} as const

const SIZES = {
  md: 'px-3.5',
  lg: 'min-h-11 w-full px-3.5 text-[0.9375rem]',
  icon: 'w-9 max-md:w-11 px-0',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  asChild?: boolean
  /** Ignores further presses; the focus stays on the button. */
  loading?: boolean
}

export function Button({
  variant = 'primary',
  size = 'md',
  asChild,
  loading,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button'
  // `disabled` would make the keyboard focus jump to the top of the page.
  const handleClick = loading ? (event: MouseEvent) => event.preventDefault() : onClick
  return (
    <Root
      {...(asChild ? {} : { type })}
      {...rest}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={cx(BASE, VARIANTS[variant], SIZES[size], className)}
    >
      {loading && <LoaderCircle aria-hidden strokeWidth={1.75} className="animate-spin" />}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Root>
  )
}
