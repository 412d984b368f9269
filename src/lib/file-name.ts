const ENDING = /\.[a-z][a-z0-9]{0,7}$/i
const OWN_ENDING = /\.(pdf|jpe?g|png|webp|heic|heif|docx?|xlsx?|ppt|odt)$/i

/** Some of them reverse the text: `gpj.exe` may read as `exe.jpg` (Unicode TR 36, §2.5). */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** Forbidden in Windows, or leads to another folder. */
const FORBIDDEN = /[<>:"/\\|?*%]/g
const INNER_DOT = /\.(?=[\p{L}\p{N}_]*\p{L})/gu
/** Reserved in Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

const MAX_STEM = 150
/** Longer names are cut before cleaning, whose time grows faster than the length. */
const MAX_READ = 1000

function stemOf(name: string): string {
  let stem = name.trim().replace(ENDING, '')
  // `scan.pdf.bat` has lost its `.bat` above.
  while (OWN_ENDING.test(stem)) stem = stem.replace(OWN_ENDING, '')
  return stem
}

/** Removes invisible characters and leaves one extension; `extension` has no dot. */
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
