import localFont from 'next/font/local'

// The options are literals, because Next reads them at build time, without running the code. For
// the subsets see decision 016.

export const sansFont = localFont({
  src: './fonts/sans.woff2',
  variable: '--font-sans-core',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display-core',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})

/** Latin letters that the subsets of `sansFont` and `displayFont` lack. */
export const sansRestFont = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  variable: '--font-sans-rest',
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
        'U+0080-009F, U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00BF, U+00C3-00C7, U+00CB, U+00CF-00D0, U+00D5-00D6, U+00D8, U+00DC-00DF, U+00E3-00E7, U+00EB, U+00EF-00F0, U+00F5-00F8, U+00FC-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

export const sansExtendedFont = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wdth-normal.woff2',
  variable: '--font-sans-extended',
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
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20B0, U+20B2-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** The font of quotations. It is not preloaded, because quotations are below the first screen. */
export const serifFont = localFont({
  src: './fonts/serif.woff2',
  variable: '--font-serif-core',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Latin letters that the subsets of `serifFont` and `verseFont` lack. */
export const serifRestFont = localFont({
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
  variable: '--font-serif-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0080-009F, U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00BF, U+00C3-00C7, U+00CB, U+00CF-00D0, U+00D5-00D6, U+00D8, U+00DC-00DF, U+00E3-00E7, U+00EB, U+00EF-00F0, U+00F5-00F8, U+00FC-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
    },
  ],
})
