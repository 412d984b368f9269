/** Otherwise the footer would jump into view when a document replaces the list. */
export const SCREEN_HEIGHT = 'min-h-svh'
