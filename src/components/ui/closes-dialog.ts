/** Marks the button that closes a dialog, so that code can close the topmost one by pressing it. */
export const CLOSES_DIALOG = 'data-closes-dialog'
