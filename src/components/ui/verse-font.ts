import localFont from 'next/font/local'

/**
 * The font of verses. It is in a file of its own, because a page preloads every font of a file that
 * it imports, and most pages show no verse.
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
