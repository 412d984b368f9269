import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-7 max-w-full cursor-pointer items-center gap-2 font-medium wrap-anywhere max-md:min-h-11',
        className,
      )}
    >
      <input
        type="checkbox"
        {...rest}
        className="grid size-4.5 flex-none cursor-pointer appearance-none place-items-center rounded-[4px] border-[1.5px] border-control-line bg-surface after:hidden after:h-2.25 after:w-1.25 after:-translate-y-px after:rotate-42 after:border-r-2 after:border-b-2 after:border-on-action checked:border-action checked:bg-action checked:after:block indeterminate:border-action indeterminate:bg-action indeterminate:after:block indeterminate:after:h-0 indeterminate:after:w-2.5 indeterminate:after:translate-y-0 indeterminate:after:rotate-0 indeterminate:after:border-r-0 aria-invalid:border-error disabled:opacity-55 forced-colors:appearance-auto"
      />
      {label}
    </label>
  )
}
