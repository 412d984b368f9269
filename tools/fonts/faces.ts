import {
  arial,
  arialBold,
  arialNarrow,
  type FontAxes,
  roboto,
  robotoBold,
  robotoCondensed,
  type SystemFace,
  serifFaces,
} from './system-faces'

/** System fonts for a range of weights, shown until the web font has loaded. */
interface StandIn {
  weight: string
  /** The axes of our face at this weight. The stand-in is matched to the widths that result. */
  axes: FontAxes
  systems: SystemFace[]
}

export interface WebFontFace {
  name: 'sans' | 'display' | 'serif' | 'serif-italic'
  source: string
  /** The file with the peso sign, for faces in which prices are set. */
  pesoSource?: string
  axes: FontAxes
  style: 'normal' | 'italic'
  /** True when the widths of capitals and of all other letters are matched separately. */
  splitsCapitals: boolean
  standIns: StandIn[]
}

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans'
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader'
export const WEB_FONT_FACES: WebFontFace[] = [
  {
    name: 'sans',
    source: `${INSTRUMENT}-latin-wdth-normal.woff2`,
    pesoSource: `${INSTRUMENT}-latin-ext-wdth-normal.woff2`,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    style: 'normal',
    splitsCapitals: false,
    standIns: [
      { weight: '400 500', axes: { wdth: 100, wght: 400 }, systems: [roboto, arial] },
      { weight: '600 700', axes: { wdth: 100, wght: 600 }, systems: [robotoBold, arialBold] },
    ],
  },
  {
    name: 'display',
    source: `${INSTRUMENT}-latin-wdth-normal.woff2`,
    axes: { wdth: 75, wght: 700 },
    style: 'normal',
    splitsCapitals: true,
    standIns: [
      {
        weight: '400 700',
        axes: { wdth: 75, wght: 700 },
        systems: [robotoCondensed, arialNarrow, robotoBold, arialBold],
      },
    ],
  },
  {
    name: 'serif',
    source: `${NEWSREADER}-latin-wght-normal.woff2`,
    pesoSource: `${NEWSREADER}-latin-ext-wght-normal.woff2`,
    axes: { wght: 410 },
    style: 'normal',
    splitsCapitals: false,
    standIns: [{ weight: '200 800', axes: { wght: 410 }, systems: serifFaces('normal') }],
  },
  {
    name: 'serif-italic',
    source: `${NEWSREADER}-latin-wght-italic.woff2`,
    axes: { wght: 390 },
    style: 'italic',
    splitsCapitals: false,
    standIns: [{ weight: '200 800', axes: { wght: 390 }, systems: serifFaces('italic') }],
  },
]
