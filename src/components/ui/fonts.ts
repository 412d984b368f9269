import localFont from 'next/font/local'

// The options must be literals: Next reads them at build time.

/** Both voices of the product: normal width speaks, 75 % width proclaims. The one preloaded face. */
export const instrumentSans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})

/** Carries the peso sign and Latin Extended letters; fetched only by a page that shows one. */
export const instrumentSansExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wdth-normal.woff2',
  variable: '--font-instrument-ext',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/**
 * Scripture and testimonies, public site only. Optional: on a slow first visit it would push the
 * words about and take the line from the first picture; it is there from the next page on.
 */
export const newsreader = localFont({
  src: [
    {
      path: '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
      weight: '200 800',
      style: 'normal',
    },
    {
      path: '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
      weight: '200 800',
      style: 'italic',
    },
  ],
  variable: '--font-newsreader',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})
