/** A quiet action within a line of text; its target is taller than its letters. */
export const TEXT_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4'
