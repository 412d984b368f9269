import localFont from 'next/font/local'

/**
 * Scripture. In a file of its own, since a preloaded face is fetched first by every page whose
 * components import it, and most pages show no verse.
 */
export const verseFont = localFont({
  src: './fonts/serif-italic.woff2',
  variable: '--font-verse-core',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})
