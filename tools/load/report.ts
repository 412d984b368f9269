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
