/**
 * Matches open dialogs; a closed dialog is not in the document. While one is open, the shortcuts of
 * the screen behind it do nothing.
 */
export const OPEN_DIALOG_SELECTOR = '[role="dialog"], [role="alertdialog"]'

/**
 * Marks the button that closes a dialog, so that code can find and press the topmost dialog's
 * button.
 */
export const CLOSES_DIALOG_ATTRIBUTE = 'data-closes-dialog'

/**
 * Marks an element inside a dialog. The element handles Escape itself, and the dialog stays open.
 */
export const OWN_ESCAPE_PROPS = { 'data-own-escape': '' }

export const isEscapeHandledByFocus = () => !!document.activeElement?.closest('[data-own-escape]')
