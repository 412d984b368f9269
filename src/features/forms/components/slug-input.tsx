import type { ComponentProps } from 'react'
import { useFieldControl } from '@/components/ui/field-context'
import { paths } from '@/lib/paths'

export function SlugInput(props: ComponentProps<'input'>) {
  const control = useFieldControl(props.id)
  return (
    <span className="flex items-stretch overflow-hidden rounded-control border border-control-line bg-surface focus-within:outline-2 focus-within:outline-focus hover:border-text-2 has-aria-invalid:border-error has-aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]">
      <span
        aria-hidden
        className="grid place-items-center border-r border-line-2 bg-bg-2 px-2.5 text-text-3"
      >
        {paths.form('')}
      </span>
      <input
        {...control}
        {...props}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 min-w-0 flex-1 bg-transparent px-2.5 py-1.5 outline-none max-lg:min-h-11 max-lg:text-[1rem]"
      />
    </span>
  )
}
