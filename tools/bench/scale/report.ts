import { median } from '../measure'
import { CHOICE_FILTERS, type FilterFigures, MEASURED_FILTERS, STATUS_FILTER } from './filters'
import { LIST_SIZES, type ScaleFigures } from './scale'
import { MEASURED_CALLS, type MeasuredCallName } from './work'

/**
 * The highest allowed ratio of times, both of the largest to the smallest table and of a filter to
 * the filter by status.
 */
const AT_MOST = 1.5
/** The calls for which `AT_MOST` is a goal. The report only shows the others. */
const PROMISED: readonly MeasuredCallName[] = [
  'Newest page',
  'Page 5,000, or the last',
  'Search, one hit',
  'Search, no hit',
  'Status of one',
]

const ratioOf = (rounds: number[][]) => median(rounds.at(-1) ?? []) / median(rounds[0] ?? [])

const toStatus = (figures: FilterFigures, name: keyof FilterFigures) =>
  median(figures[name]) / median(figures[STATUS_FILTER])

/** The goal for the largest list: milliseconds until its rows can be used. */
const SCREEN_AT_MOST = 1000
const SCREEN = 'The submissions screen in a browser'

export function findMissedScaleGoals(figures: ScaleFigures): string[] {
  const screen = median(figures.screen.at(-1) ?? [])
  return [
    ...PROMISED.filter((name) => ratioOf(figures[name]) > AT_MOST).map(
      (name) => `${name} is ${ratioOf(figures[name]).toFixed(2)}, at most ${AT_MOST} was the goal`,
    ),
    ...CHOICE_FILTERS.filter((name) => toStatus(figures.filters, name) > AT_MOST).map(
      (name) =>
        `${name} is ${toStatus(figures.filters, name).toFixed(2)} of the status filter, at most ${AT_MOST} was the goal`,
    ),
    ...(screen > SCREEN_AT_MOST
      ? [`${SCREEN} took ${screen.toFixed(0)} ms, at most ${SCREEN_AT_MOST} was the goal`]
      : []),
  ]
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const shown = (rows: number) => rows.toLocaleString('en-US')

export const renderScale = (figures: ScaleFigures): string => `## As it grows

Reads and writes of the list by themselves, without the way through HTTP, in milliseconds; medians of
calls taken in turn at all sizes. The promise is at most ${AT_MOST} for the marked ones.

${row('Work', ...LIST_SIZES.map((rows) => `${shown(rows)} rows`), `${shown(LIST_SIZES.at(-1) ?? 0)} / ${shown(LIST_SIZES[0])}`)}
${row('---', ...LIST_SIZES.map(() => '---'), '---')}
${MEASURED_CALLS.map((name) =>
  row(
    PROMISED.includes(name) ? `**${name}**` : name,
    ...figures[name].map((rounds) => median(rounds).toFixed(1)),
    ratioOf(figures[name]).toFixed(2),
  ),
).join('\n')}
${row(SCREEN, median(figures.screen[0] ?? []).toFixed(0), '–', median(figures.screen.at(-1) ?? []).toFixed(0), ratioOf(figures.screen).toFixed(2))}

The last line is from the address to rows that can be used, in a browser of 1440 px that has kept
nothing; the promise is one second at the largest.

## Filters by answers

The list's endpoint at ${shown(LIST_SIZES.at(-1) ?? 0)} rows, through HTTP, in milliseconds; medians of calls taken in turn.
The promise is at most ${AT_MOST} of the filter by status for what people choose; what they type costs what it costs.

${row('Filter', 'ms', 'of the status filter')}
${row('---', '---', '---')}
${MEASURED_FILTERS.map((name) =>
  row(
    (CHOICE_FILTERS as readonly string[]).includes(name) ? `**${name}**` : name,
    median(figures.filters[name]).toFixed(1),
    toStatus(figures.filters, name).toFixed(2),
  ),
).join('\n')}
`
