/** Endings that say what a file is rather than what it is about. */
const ENDING = /\.[a-z][a-z0-9]{0,7}$/i
const OWN_ENDING = /\.(pdf|jpe?g|png|webp|heic|heif|docx?|xlsx?|ppt|odt)$/i

/**
 * Line ends and controls, and every sign without a shape: those that turn the direction of writing
 * make `gpj.exe` read as `exe.jpg` (Unicode TR 36, §2.5).
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** What Windows takes in no name, and what leads into another folder. */
const FORBIDDEN = /[<>:"/\\|?*%]/g
/** A full stop that would begin a second ending. */
const INNER_STOP = /\.(?=[\p{L}\p{N}_]*\p{L})/gu
/** Names of devices to Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

const MAX_STEM = 150

function stemOf(name: string): string {
  let stem = name.trim().replace(ENDING, '')
  // `scan.pdf.bat`: what it pretended to be is no part of its name either.
  while (OWN_ENDING.test(stem)) stem = stem.replace(OWN_ENDING, '')
  return stem
}

/**
 * A visitor's name for a file as a name that is safe on any disk and honest to any reader: one
 * ending, the one that its bytes have earned it, and nothing unseen. The same again for its result.
 * @param extension of the kind that the bytes are, without the full stop
 */
export function safeFileName(name: string, extension: string): string {
  const last = name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? ''
  const stem = stemOf(last)
    .replace(FORBIDDEN, '_')
    .replace(INNER_STOP, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, MAX_STEM)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
  const isName = stem !== '' && !DEVICE.test(stem)
  return `${isName ? stem : `File${stem && ` ${stem}`}`}.${extension}`
}
