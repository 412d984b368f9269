import { paths } from '@/lib/paths'

export const KB = 1024
const GOALS = {
  performance: 0.97,
  full: 1,
  shift: 0.02,
  scriptBytes: 160 * KB,
  homeScriptBytes: 190 * KB,
  homeBytes: 600 * KB,
}

/** Lighthouse's figures of a page. Scores are from 0 to 1. */
export interface PageFigures {
  page: string
  scores: Record<string, number>
  shift: number
  scriptBytes: number
  bytes: number
  slowdown: number
  /**
   * The performance scores of all runs when these figures are the median of several runs; otherwise
   * empty.
   */
  others: string
}

/** Lighthouse's default CPU slowdown. It assumes that Lighthouse runs on a high-end desktop. */
export const MAX_CPU_SLOWDOWN = 4

/**
 * Returns how many times slower a mid-range phone is than this machine. Lighthouse's documentation
 * (docs/throttling.md) asks for this factor on machines that are not high-end. The numbers come
 * from Lighthouse's calculator.
 */
export function cpuSlowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex < 800) return Math.max(1, 1 + (benchmarkIndex - 150) / 650)
  if (benchmarkIndex < 1300) return 2 + (benchmarkIndex - 800) / 500
  return Math.min(MAX_CPU_SLOWDOWN, 3 + (benchmarkIndex - 1300) / 233)
}

export interface LighthouseReport {
  environment: { benchmarkIndex: number }
  configSettings: { throttling: { cpuSlowdownMultiplier: number } }
  categories: Record<string, { id: string; score: number | null }>
  audits: Record<
    string,
    {
      id: string
      title: string
      score: number | null
      displayValue?: string
      numericValue?: number
      details?: unknown
    }
  >
}

interface Resource {
  resourceType?: string
  transferSize?: number
}

export function readLighthouseFigures(
  page: string,
  { categories, audits, configSettings }: LighthouseReport,
): PageFigures {
  const details = audits['network-requests']?.details as { items?: Resource[] } | undefined
  const resources = details?.items ?? []
  const sum = (some: Resource[]) =>
    some.reduce((all, { transferSize = 0 }) => all + transferSize, 0)
  return {
    page,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score ?? 0])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    scriptBytes: sum(resources.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(resources),
    slowdown: configSettings.throttling.cpuSlowdownMultiplier,
    others: '',
  }
}

export function findMissedLighthouseGoals({
  page,
  scores,
  shift,
  scriptBytes,
  bytes,
}: PageFigures): string[] {
  const { performance = 0, ...others } = scores
  const isHome = page === paths.home
  const misses: [boolean, string][] = [
    [performance < GOALS.performance, 'performance'],
    ...Object.entries(others).map(([id, score]): [boolean, string] => [score < GOALS.full, id]),
    [shift > GOALS.shift, 'layout shift'],
    [scriptBytes > (isHome ? GOALS.homeScriptBytes : GOALS.scriptBytes), 'script'],
    [isHome && bytes > GOALS.homeBytes, 'weight'],
  ]
  return misses.flatMap(([missed, what]) => (missed ? [what] : []))
}
