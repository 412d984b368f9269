/**
 * Class that makes the page at least as tall as the screen, so that the footer does not jump into
 * view when a document replaces the list.
 */
export const SCREEN_HEIGHT = 'min-h-svh'
