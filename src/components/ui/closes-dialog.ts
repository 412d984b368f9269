/** On the button that closes a dialog: whoever must close the topmost one presses it. */
export const CLOSES_DIALOG = 'data-closes-dialog'
