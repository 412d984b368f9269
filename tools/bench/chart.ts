/** A bar of the chart: its label, its length and the text at its end. */
export interface Bar {
  label: string
  value: number
  text: string
  /** The goal, in the unit of `value`. */
  goal?: number
}

const WIDTH = 720
const LABEL = 300
const FIGURES = 110
const ROW = 26
const TOP = 34

const asText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Colours that are readable on light and dark pages. */
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #57606a }
.title { font-weight: 600 } .bar { fill: #4c7a5d } .goal { stroke: #b3541e; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #c9d1d9 } .bar { fill: #6fae86 } }`

/**
 * Returns a bar chart as the text of an SVG file. The largest value has the full length; a stroke
 * across a bar marks the goal.
 */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.flatMap(({ value, goal = 0 }) => [value, goal]), Number.MIN_VALUE)
  const lengthOf = (value: number) => ((WIDTH - LABEL - FIGURES) * value) / most
  const height = TOP + bars.length * ROW + 8
  const rows = bars.map(({ label, value, text, goal }, at) => {
    const y = TOP + at * ROW
    const end = LABEL + lengthOf(value)
    const mark =
      goal === undefined
        ? ''
        : `<line class="goal" x1="${(LABEL + lengthOf(goal)).toFixed(1)}" x2="${(LABEL + lengthOf(goal)).toFixed(1)}" y1="${y}" y2="${y + 20}"/>`
    return `<text x="${LABEL - 10}" y="${y + 15}" text-anchor="end">${asText(label)}</text>
<rect class="bar" x="${LABEL}" y="${y + 2}" width="${Math.max(1, lengthOf(value)).toFixed(1)}" height="16" rx="2"/>
${mark}<text x="${(Math.max(end, LABEL + lengthOf(goal ?? 0)) + 8).toFixed(1)}" y="${y + 15}">${asText(text)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${asText(title)}">
<style>${STYLE}</style>
<text class="title" x="0" y="18">${asText(title)}</text>
${rows.join('\n')}
</svg>
`
}
