const BASE =
  'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2.5 rounded-control border px-6 py-3 text-center text-[1rem] leading-tight font-semibold no-underline transition-[background-color,border-color,transform] duration-(--dur-2) active:translate-y-px'

const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover aria-disabled:cursor-progress aria-disabled:bg-line-2 aria-disabled:text-text-2',
  line: 'border-control-line text-text hover:border-current',
} as const

/** The public site's button, for buttons and links alike. One primary per view. */
export const buttonStyles = (variant: keyof typeof VARIANTS) => `${BASE} ${VARIANTS[variant]}`
