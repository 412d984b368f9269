/**
 * Makes the list and the viewer at least as high as the screen, so that the footer stays out of
 * view while one replaces the other.
 */
export const SCREEN_HEIGHT_CLASS = 'min-h-svh'
