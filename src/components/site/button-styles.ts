const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border text-center leading-tight font-semibold no-underline transition-[background-color,border-color,transform] duration-(--dur-2) active:translate-y-px'

const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover aria-disabled:cursor-progress aria-disabled:bg-line-2 aria-disabled:text-text-2',
  line: 'border-control-line text-text hover:border-current',
} as const

const SIZES = {
  md: 'min-h-13 px-6 py-3 text-[1rem]',
  sm: 'min-h-11 px-4.5 py-2 text-sm',
} as const

/** The public site's button, for buttons and links alike. One primary per view. */
export const buttonStyles = (variant: keyof typeof VARIANTS, size: keyof typeof SIZES = 'md') =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`
