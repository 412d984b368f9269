'use client'

import { Switch as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface SwitchProps extends ComponentProps<typeof Radix.Root> {
  /** Without a label, give an `aria-label`. */
  label?: ReactNode
}

export function Switch({ label, className, ...rest }: SwitchProps) {
  const control = (
    <Radix.Root
      {...rest}
      className={cx(
        'relative h-5.5 w-9 flex-none cursor-pointer before:absolute before:-inset-x-1 before:-inset-y-3 rounded-pill bg-control-line transition-colors duration-(--dur-2) disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-success forced-colors:border',
        !label && className,
      )}
    >
      <Radix.Thumb className="block size-4 translate-x-[3px] rounded-pill bg-pearl-0 transition-transform duration-(--dur-2) ease-out data-[state=checked]:translate-x-[17px] dark:data-[state=checked]:bg-bg forced-colors:bg-[ButtonText]" />
    </Radix.Root>
  )
  if (!label) return control
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Radix button inside
    <label
      className={cx(
        'inline-flex min-h-7 cursor-pointer items-center gap-2.5 font-medium whitespace-nowrap max-md:min-h-11',
        className,
      )}
    >
      {control}
      {label}
    </label>
  )
}
