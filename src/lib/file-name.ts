const ENDING = /\.[a-z][a-z0-9]{0,7}$/i
const OWN_ENDING = /\.(pdf|jpe?g|png|webp|heic|heif|docx?|xlsx?|ppt|odt)$/i

/**
 * Invisible characters. Some reverse the writing direction, so that `gpj.exe` reads as `exe.jpg`
 * (Unicode TR 36, §2.5).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** Characters that Windows forbids in file names, and `%`. */
const FORBIDDEN = /[<>:"/\\|?*%]/g
const INNER_DOT = /\.(?=[\p{L}\p{N}_]*\p{L})/gu
/** Names that Windows reserves, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

const MAX_STEM = 150
/**
 * The most characters that are cleaned, because the time for cleaning grows faster than the length.
 */
const MAX_READ = 1000

function stemOf(name: string): string {
  let stem = name.trim().replace(ENDING, '')
  // `scan.pdf.bat` has lost its `.bat` above.
  while (OWN_ENDING.test(stem)) stem = stem.replace(OWN_ENDING, '')
  return stem
}

/**
 * Returns a name without invisible or forbidden characters and with one extension. `extension` has
 * no dot.
 */
export function safeFileName(name: string, extension: string): string {
  const path = name.normalize('NFC').replace(INVISIBLE, '')
  const last = path.split(/[/\\]/).at(-1)?.slice(0, MAX_READ) ?? ''
  const stem = stemOf(last)
    .replace(FORBIDDEN, '_')
    .replace(INNER_DOT, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .slice(0, MAX_STEM)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
  const isName = stem !== '' && !DEVICE.test(stem)
  return `${isName ? stem : `File${stem && ` ${stem}`}`}.${extension}`
}
