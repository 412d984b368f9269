/** The page is sent as the list; when a document takes its place the footer is below both. */
export const ROOM = 'min-h-svh'
