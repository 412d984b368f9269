/** Class that keeps the footer below the screen, also while a document replaces the list. */
export const SCREEN_HEIGHT_CLASS = 'min-h-svh'
