/** The current page is bold with a gold bar, so that colour is not its only mark. */
export const NAVIGATION_LINK =
  "relative flex min-h-11 cursor-pointer items-center gap-1 px-[0.8rem] text-sm font-medium whitespace-nowrap text-text no-underline after:absolute after:inset-x-[0.8rem] after:bottom-1.5 after:h-[3px] after:origin-left after:scale-x-0 after:bg-gold-400 after:transition-transform after:duration-(--dur-3) after:ease-out after:content-[''] hover:after:scale-x-100 aria-[current]:font-[650] aria-[current]:after:scale-x-100"
