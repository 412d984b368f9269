import localFont from 'next/font/local'

/** A separate file, because a page preloads the fonts that it imports, and most show no verse. */
export const verseFont = localFont({
  src: './fonts/serif-italic.woff2',
  variable: '--font-verse-core',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})
