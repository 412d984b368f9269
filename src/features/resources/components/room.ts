/**
 * At least as tall as the screen, so that the footer does not jump into view when a document
 * replaces the list.
 */
export const ROOM = 'min-h-svh'
