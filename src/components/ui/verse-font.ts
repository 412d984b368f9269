import localFont from 'next/font/local'

/**
 * The typeface of Bible verses. It has a separate file, because a page preloads the fonts with
 * `preload` that it imports, and most pages show no verse.
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
