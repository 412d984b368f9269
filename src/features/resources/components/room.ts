/**
 * Keeps the footer below the screen, so that it does not jump when a document replaces the list.
 */
export const ROOM = 'min-h-svh'
