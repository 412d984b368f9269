import type { Finding } from './findings'

export const isWrong = ({ found, wanted }: Finding): boolean =>
  wanted !== undefined && found !== wanted

export function toTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  return findings
    .map((finding) => {
      const { what, found, wanted } = finding
      const verdict = wanted === undefined ? '' : isWrong(finding) ? `GAP, wanted ${wanted}` : 'ok'
      return `${what.padEnd(width)}  ${String(found).padStart(6)}  ${verdict}`.trimEnd()
    })
    .join('\n')
}
