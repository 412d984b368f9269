/** While a dialog is open, the shortcuts of the screen behind it do nothing. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/**
 * Marks the button that closes a dialog, so that code can find and press the topmost dialog's
 * button.
 */
export const CLOSES_DIALOG = 'data-closes-dialog'

/** For an element inside a dialog that handles Escape itself, so that the dialog stays open. */
export const OWN_ESCAPE = { 'data-own-escape': '' }

export const focusOwnsEscape = () => !!document.activeElement?.closest('[data-own-escape]')
