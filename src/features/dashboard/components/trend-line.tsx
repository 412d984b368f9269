import type { SubmissionFigures } from '../schema'
import { describeTrend, trendPoints } from '../trend'

const WIDTH = 300
const HEIGHT = 56

/** Submissions per day as one line, with its words below. */
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
      <figcaption className="text-sm text-text-3">{describeTrend(days)}</figcaption>
    </figure>
  )
}
