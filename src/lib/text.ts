// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Text as typed, less what PostgreSQL or a spreadsheet cannot hold: control characters go, half
 * surrogates become U+FFFD, line ends become \n.
 */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')
