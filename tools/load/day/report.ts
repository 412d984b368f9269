import type { Histogram, Histograms } from './histogram'

const asMs = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

const errorsOf = (histogram: Histogram) =>
  [...histogram.errors].map(([kind, count]) => `${count} × ${kind}`).join(', ')

/**
 * Returns a table of all actions: how many, durations in ms, their distribution from 1 ms to 5 s,
 * and errors.
 */
export function asText({ byAction }: Histograms): string {
  const rows = [...byAction].map(([action, histogram]) => {
    const times = [0.5, 0.95, 0.99, 1].map((part) => asMs(histogram.quantile(part)).padStart(7))
    const figures = `${String(histogram.count).padStart(7)} ${times.join(' ')}`
    return `${action.padEnd(24)}${figures}  |${histogram.shape}|  ${errorsOf(histogram)}`.trimEnd()
  })
  const head = `${'ms from the intended start'.padEnd(24)}${['count', 'p50', 'p95', 'p99', 'max'].map((name) => name.padStart(7)).join(' ')}`
  return `${[head, ...rows].join('\n')}\n`
}

const ROW = 64
const LEFT = 190
const STEP = 25
const STYLE = `text { font: 12px system-ui, sans-serif; fill: #57606a } .action { font-weight: 600 }
rect { fill: #4c7a5d } .failed { fill: #b3541e }
@media (prefers-color-scheme: dark) { text { fill: #c9d1d9 } rect { fill: #6fae86 } .failed { fill: #e08a5b } }`

const nameOf = (upTo: number) => (upTo >= 1000 ? `${upTo / 1000} s` : `${upTo}`)

/**
 * Returns the same as the text of an SVG file, with a histogram for each action over the same
 * times.
 */
export function asSvg({ byAction }: Histograms, title: string): string {
  const columns = [...byAction.values()][0]?.buckets() ?? []
  const width = LEFT + columns.length * STEP + 10
  const height = 40 + byAction.size * ROW + 30
  const rows = [...byAction].map(([action, histogram], at) => {
    const base = 40 + (at + 1) * ROW - 14
    const buckets = histogram.buckets()
    const most = Math.max(1, ...buckets.map(({ count }) => count))
    const bars = buckets.map(({ count }, column) => {
      const length = count === 0 ? 0 : Math.max(1, (count / most) * (ROW - 24))
      return `<rect x="${LEFT + column * STEP}" y="${(base - length).toFixed(1)}" width="${STEP - 2}" height="${length.toFixed(1)}"/>`
    })
    const failed = errorsOf(histogram)
    return `<text class="action" x="0" y="${base - 24}">${action}</text>
<text x="0" y="${base - 8}">${histogram.count} · p50 ${asMs(histogram.quantile(0.5))} · p99 ${asMs(histogram.quantile(0.99))} ms</text>
${failed ? `<text class="failed" x="0" y="${base + 8}">${failed.replace(/[&<>"]/g, ' ')}</text>` : ''}${bars.join('')}`
  })
  const bounds = columns.map(({ upTo }, column) => {
    const text = Number.isFinite(upTo) ? nameOf(upTo) : 'more'
    return `<text x="${LEFT + column * STEP + STEP / 2}" y="${height - 8}" text-anchor="middle" font-size="9">${text}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<text class="action" x="0" y="18">${title}</text>
${rows.join('\n')}
${bounds.join('')}
</svg>
`
}
