/** The axes of a variable font. A single number fixes an axis, so that the file is smaller. */
export interface FontAxes {
  wght?: number | { min: number; max: number }
  wdth?: number
}

export interface SystemFace {
  name: string
  /** Full and PostScript names of the face, and of Liberation fonts with the same widths. */
  local: string[]
  /** The file of a free face with the same widths, which is measured in place of this one. */
  file: string
  axes?: FontAxes
  /** The width relative to `file`, when the system face has the same shapes but is narrower. */
  scale?: number
}

const ROBOTO = '@fontsource-variable/roboto/files/roboto-latin-wdth-normal.woff2'
const ARIAL = '@fontsource/arimo/files/arimo-latin'
const TIMES = '@fontsource/tinos/files/tinos-latin-400'
const GEORGIA = '@fontsource/gelasio/files/gelasio-latin-400'
const NOTO_SERIF = '@fontsource-variable/noto-serif/files/noto-serif-latin-wght'

export const MEASURED_PACKAGES = [
  '@fontsource-variable/noto-serif@5.3.0',
  '@fontsource-variable/roboto@5.3.0',
  '@fontsource/arimo@5.3.0',
  '@fontsource/gelasio@5.3.0',
  '@fontsource/tinos@5.3.0',
]

export const roboto: SystemFace = {
  name: 'Roboto',
  local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  file: ROBOTO,
  axes: { wdth: 100, wght: 400 },
}
/**
 * Includes the names of the regular face, because newer Android versions have all weights in one
 * file, named after the regular weight.
 */
export const robotoBold: SystemFace = {
  ...roboto,
  local: ['Roboto Bold', 'Roboto-Bold', ...roboto.local],
  axes: { wdth: 100, wght: 700 },
}
export const robotoCondensed: SystemFace = {
  name: 'Roboto Condensed',
  local: ['Roboto Condensed Bold', 'RobotoCondensed-Bold'],
  file: ROBOTO,
  axes: { wdth: 75, wght: 700 },
}
export const arial: SystemFace = {
  name: 'Arial',
  local: ['Arial', 'ArialMT', 'Liberation Sans'],
  file: `${ARIAL}-400-normal.woff2`,
}
export const arialBold: SystemFace = {
  name: 'Arial',
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  file: `${ARIAL}-700-normal.woff2`,
}
export const arialNarrow: SystemFace = {
  name: 'Arial Narrow',
  local: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
  file: `${ARIAL}-700-normal.woff2`,
  scale: 0.82,
}
export const serifFaces = (style: 'normal' | 'italic'): SystemFace[] => {
  const names = {
    normal: [
      ['Georgia'],
      ['Noto Serif', 'NotoSerif'],
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    ],
    italic: [
      ['Georgia Italic', 'Georgia-Italic'],
      ['Noto Serif Italic', 'NotoSerif-Italic'],
      ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    ],
  }[style]
  const [georgia = [], noto = [], times = []] = names
  return [
    { name: 'Georgia', local: georgia, file: `${GEORGIA}-${style}.woff2` },
    { name: 'Noto Serif', local: noto, file: `${NOTO_SERIF}-${style}.woff2`, axes: { wght: 400 } },
    { name: 'Times', local: times, file: `${TIMES}-${style}.woff2` },
  ]
}
