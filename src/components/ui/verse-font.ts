import localFont from 'next/font/local'

/** Has a file of its own, because a page preloads each font it imports. Most show no verse. */
export const verseFont = localFont({
  src: './fonts/serif-italic.woff2',
  variable: '--font-verse-core',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})
