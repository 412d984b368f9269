/** Finds dialogs and confirmations, in which the shortcuts of the screen behind do nothing. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Marks the button that closes a dialog, so that code can press the button of the topmost one. */
export const CLOSES_DIALOG = 'data-closes-dialog'

/**
 * Attributes for an element inside a dialog that handles Escape itself, as an editor in a row does.
 */
export const OWN_ESCAPE = { 'data-own-escape': '' }

/** True while the focus is in an element with `OWN_ESCAPE`: then the dialog must stay open. */
export const focusOwnsEscape = () => !!document.activeElement?.closest('[data-own-escape]')
