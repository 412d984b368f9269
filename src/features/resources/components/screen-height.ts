/** Keeps the footer from jumping into view when a document replaces the list. */
export const SCREEN_HEIGHT = 'min-h-svh'
