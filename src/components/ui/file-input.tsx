import type { ComponentProps } from 'react'
import { Input } from './input'

/** One file of the reader's device. */
export const FileInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <Input
    {...props}
    type="file"
    className="file:mr-3 file:h-7 file:cursor-pointer file:rounded-[6px] file:border file:border-line-2 file:bg-bg-2 file:px-2.5 file:font-medium"
  />
)
