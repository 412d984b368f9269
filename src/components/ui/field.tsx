'use client'

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { FieldContext } from './field-context'

interface FieldProps {
  label: string
  /**
   * The control's id. `Input`, `Textarea` and `NativeSelect` with this id get the ARIA attributes.
   */
  htmlFor: string
  error?: string
  hint?: string
  describedBy?: string
  optional?: boolean
  required?: boolean
  className?: string
  children: ReactNode
}

export function Field({
  label,
  htmlFor,
  error,
  hint,
  describedBy: alsoBy,
  optional,
  required,
  className,
  children,
}: FieldProps) {
  const describedBy =
    [alsoBy, hint && `${htmlFor}-hint`, error && `${htmlFor}-error`].filter(Boolean).join(' ') ||
    undefined
  return (
    <FieldContext
      value={{ htmlFor, invalid: Boolean(error), required: Boolean(required), describedBy }}
    >
      <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
        <label htmlFor={htmlFor} className="text-sm font-semibold wrap-anywhere">
          {label}
          {required && (
            <span aria-hidden className="text-error">
              {' '}
              *
            </span>
          )}
          {optional && <span className="font-normal text-text-3"> (optional)</span>}
        </label>
        {children}
        {hint && (
          <p id={`${htmlFor}-hint`} className="text-sm text-text-3 wrap-anywhere">
            {hint}
          </p>
        )}
        {error && (
          <p
            id={`${htmlFor}-error`}
            className="flex items-start gap-1.5 text-sm font-medium text-error wrap-anywhere"
          >
            <CircleAlert aria-hidden strokeWidth={1.75} className="mt-px size-4 flex-none" />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  )
}
