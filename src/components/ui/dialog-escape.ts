/** Marks the button that closes a dialog, so that code can press the button of the topmost one. */
export const CLOSES_DIALOG = 'data-closes-dialog'
