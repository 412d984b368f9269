/** While one is open, the shortcuts of the screen behind it do nothing. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** On the button that closes a dialog, so that code can press the topmost one. */
export const CLOSES_DIALOG = 'data-closes-dialog'

/** For an element inside a dialog that handles Escape itself. */
export const OWN_ESCAPE = { 'data-own-escape': '' }

export const focusOwnsEscape = () => !!document.activeElement?.closest('[data-own-escape]')
