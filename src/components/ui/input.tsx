'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { useFieldControl } from './field-context'

// 16 px below 60rem, because phones zoom into a field with smaller text.
const CONTROL =
  'w-full min-h-9 max-lg:min-h-11 px-2.5 py-1.5 max-lg:text-[1rem] leading-[1.4] rounded-control border border-control-line bg-surface text-text placeholder:text-text-3 placeholder:opacity-100 hover:border-text-2 focus-visible:outline-offset-0 focus-visible:border-focus aria-invalid:border-error aria-invalid:shadow-[inset_0_0_0_1px_var(--error)] disabled:bg-bg-2 disabled:text-text-3 disabled:cursor-not-allowed'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl(rest.id)} {...rest} className={cx(CONTROL, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl(rest.id)}
      {...rest}
      className={cx(CONTROL, 'min-h-20 resize-y', className)}
    />
  )
}

export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...useFieldControl(rest.id)}
        {...rest}
        className={cx(CONTROL, 'appearance-none truncate pr-8')}
      />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-3"
      />
    </span>
  )
}

export const FileInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <Input
    {...props}
    type="file"
    className="file:mr-3 file:h-7 file:cursor-pointer file:rounded-[6px] file:border file:border-line-2 file:bg-bg-2 file:px-2.5 file:font-medium"
  />
)
