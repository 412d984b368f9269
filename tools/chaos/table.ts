import type { ChaosFinding } from './findings'

export const isWrongFinding = ({ found, wanted }: ChaosFinding): boolean =>
  wanted !== undefined && found !== wanted

export function renderFindingsTable(findings: readonly ChaosFinding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  return findings
    .map((finding) => {
      const { what, found, wanted } = finding
      const verdict =
        wanted === undefined ? '' : isWrongFinding(finding) ? `GAP, wanted ${wanted}` : 'ok'
      return `${what.padEnd(width)}  ${String(found).padStart(6)}  ${verdict}`.trimEnd()
    })
    .join('\n')
}
