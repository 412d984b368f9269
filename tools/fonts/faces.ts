import {
  type Axes,
  arial,
  arialBold,
  arialNarrow,
  roboto,
  robotoBold,
  robotoCondensed,
  type SystemFace,
  serifs,
} from './system-faces'

/** What stands in until the face has come, at some of its weights. */
export interface StandIn {
  /** Of the `@font-face`. */
  weight: string
  /** What is matched. */
  axes: Axes
  systems: SystemFace[]
}

export interface Face {
  /** Of the file it is made into, and of the families that stand in for it. */
  name: 'sans' | 'display' | 'serif' | 'serif-italic'
  source: string
  /** The part of the package that has the peso sign, for voices that speak of money. */
  pesoSource?: string
  axes: Axes
  style: 'normal' | 'italic'
  /** Its capitals stand in headlines alone: they and the small letters are matched each by itself. */
  splitsCapitals: boolean
  standIns: StandIn[]
}

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans'
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader'
export const FACES: Face[] = [
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
    standIns: [{ weight: '200 800', axes: { wght: 410 }, systems: serifs('normal') }],
  },
  {
    name: 'serif-italic',
    source: `${NEWSREADER}-latin-wght-italic.woff2`,
    axes: { wght: 390 },
    style: 'italic',
    splitsCapitals: false,
    standIns: [{ weight: '200 800', axes: { wght: 390 }, systems: serifs('italic') }],
  },
]
