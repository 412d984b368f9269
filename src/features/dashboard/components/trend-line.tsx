import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'
import type { SubmissionFigures } from '../schema'
import { describeTrend, trendPoints } from '../trend'

const WIDTH = 300
const HEIGHT = 56

export function TrendLine({ days }: { days: SubmissionFigures['perDay'] }) {
  const points = trendPoints(days, WIDTH, HEIGHT)
  return (
    <figure className="grid gap-2">
      <svg
        aria-hidden
        viewBox={`0 -3 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="h-15 w-full overflow-visible"
      >
        <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} className="fill-bg-2" />
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT}
          y2={HEIGHT}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-2"
        />
        <polyline
          points={points}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-text-2"
        />
      </svg>
      <figcaption className="text-sm">
        <Link
          href={paths.portal.submissionsWhere({ ...(days[0] && { from: days[0].day }) })}
          className="text-text-3 no-underline hover:text-text hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {describeTrend(days)}
        </Link>
      </figcaption>
    </figure>
  )
}
