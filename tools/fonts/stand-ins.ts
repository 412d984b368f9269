import type { WebFontFace } from './faces'
import type { MeasuredFace } from './measure'
import type { SystemFace } from './system-faces'

const PROSE =
  'The movement exalts the name of Jesus and unites churches and denominations through worship. Pinagsama-sama namin ang mga simbahan sa buong lalawigan, at sabay-sabay kaming umawit. Nagtigum mi aron sa pagsimba. Nagkaykaysa ti amin a simbaan iti probinsia. 1:00PM - 10:00PM, 30 November'
const CAPITALS =
  'LIVING SACRIFICE ANSWER THE CALL CRUCIFY THE FLESH TAKE THE UNPOPULAR ROUTE AN ACCEPTABLE WORSHIP NATIONWIDE SIMULTANEOUS CELEBRATION'
const SMALL =
  'ore eliefs alues ur tory ision and ission esources owerful estimonies of mpact hare your estimony nonymity acrificial iving ational orship elebration 2024 82'

/** Kinds of letters. A stand-in is matched to each kind separately, by the width of the sample. */
const KINDS = {
  all: { sample: PROSE, range: '' },
  capitals: { sample: CAPITALS, range: 'U+41-5A, U+C0-DE' },
  others: { sample: SMALL, range: 'U+0-40, U+5B-BF, U+DF-10FFFF' },
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

export const standInFamilyOf = (face: WebFontFace, { name }: SystemFace) =>
  `${face.name} as ${name}`

interface StandInRule {
  face: WebFontFace
  weight: string
  ours: MeasuredFace
  system: SystemFace
  theirs: MeasuredFace
}

/**
 * Returns the CSS rules of a stand-in. `size-adjust` matches the widths of the web font. The
 * overrides match its line heights, and are relative to the adjusted size.
 */
export function standInRules({ face, weight, ours, system, theirs }: StandInRule): string {
  const kinds = face.splitsCapitals ? [KINDS.capitals, KINDS.others] : [KINDS.all]
  return kinds
    .map(({ sample, range }) => {
      const size = ours.width(sample) / (theirs.width(sample) * (system.scale ?? 1))
      const lines = [
        `font-family: "${standInFamilyOf(face, system)}";`,
        `font-style: ${face.style};`,
        `font-weight: ${weight};`,
        `src: ${system.local.map((name) => `local("${name}")`).join(', ')};`,
        `size-adjust: ${percent(size)};`,
        `ascent-override: ${percent(ours.ascent / size)};`,
        `descent-override: ${percent(ours.descent / size)};`,
        `line-gap-override: ${percent(ours.lineGap / size)};`,
        ...(range ? [`unicode-range: ${range};`] : []),
      ]
      return `@font-face {\n  ${lines.join('\n  ')}\n}`
    })
    .join('\n')
}
