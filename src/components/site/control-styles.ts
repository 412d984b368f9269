export const CONTROL_CLASSES =
  'w-full min-h-13 rounded-control border border-control-line bg-surface px-4 py-3 text-[1rem] leading-[1.4] transition-[border-color,box-shadow] duration-(--dur-2) hover:border-text-2 focus-visible:rounded-control focus-visible:border-focus focus-visible:outline-offset-1 placeholder:text-text-3 placeholder:opacity-100 aria-invalid:border-error aria-invalid:bg-error-bg aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]'

export const FIELD_CLASSES = 'grid min-w-0 grid-cols-1 content-start gap-2'

export const LABEL_CLASSES = 'block min-w-0 text-sm leading-[1.35] font-semibold wrap-anywhere'

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border text-center leading-[1.2] font-semibold no-underline transition-[background-color,border-color,transform] duration-(--dur-2) active:translate-y-px'

const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover aria-disabled:cursor-progress aria-disabled:bg-line-2 aria-disabled:text-text-2',
  line: 'border-control-line text-text hover:border-current',
} as const

const SIZES = {
  md: 'min-h-13 px-6 py-3 text-[1rem] max-[16rem]:px-3',
  sm: 'min-h-11 px-4.5 py-2 text-sm',
} as const

export const buttonStyles = (variant: keyof typeof VARIANTS, size: keyof typeof SIZES = 'md') =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`
