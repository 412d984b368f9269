import type { InputHTMLAttributes, ReactNode } from 'react'

interface CheckBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  type?: 'checkbox' | 'radio'
  children: ReactNode
}

export function CheckBox({ type = 'checkbox', children, ...input }: CheckBoxProps) {
  return (
    <label className="flex min-h-13 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-control-line bg-surface px-4 py-2.5 text-[1rem] leading-[1.3] font-medium hover:border-text-2 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-text-3 has-aria-invalid:border-error has-aria-invalid:bg-error-bg in-aria-invalid:border-error in-aria-invalid:bg-error-bg has-checked:border-action has-checked:shadow-[inset_0_0_0_1px_var(--action)]">
      <input type={type} {...input} className={type === 'radio' ? 'radio-mark' : 'check-mark'} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}
