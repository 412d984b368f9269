// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { PathnameContext } from '../../../../../tests/support/components/next-navigation'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { listedForm, submissionRow } from '../../../../../tests/support/components/submission-rows'
import { NO_FILTERS, type ScreenFilters } from '../../filters'
import { SubmissionResults } from './submission-results'

type Results = Parameters<typeof SubmissionResults>[0]['results']

function show(
  results: object,
  filters: Partial<ScreenFilters> = {},
  forms: ReturnType<typeof listedForm>[] | undefined = [listedForm(3)],
) {
  const found = { rows: [submissionRow(7)], total: 11, isEstimated: false, unfiltered: 11 }
  const given = {
    data: { ...found, readAt: 1 },
    error: null,
    isPlaceholderData: false,
    isEarlier: false,
    isFetching: false,
    refetch: vi.fn(),
    ...results,
  } as unknown as Results
  const on = { onPage: vi.fn(), onRows: vi.fn(), onSort: vi.fn(), onColumns: vi.fn() }
  renderInPortal(
    <PathnameContext value="/admin/submissions">
      <SubmissionResults
        filters={{ ...NO_FILTERS, ...filters, rows: 10, columns: [] }}
        results={given}
        forms={forms}
        {...on}
        onExport={vi.fn()}
        onHelp={vi.fn()}
      />
    </PathnameContext>,
  )
  return on
}
const table = () => screen.queryByRole('table')

it.each([
  [2, 0],
  [3, 1],
])('page %i of two leads to the last one: %i times', (page, times) => {
  const { onPage } = show({}, { page })
  expect(onPage.mock.calls).toEqual(Array(times).fill([2, 'replace']))
})

it('does not judge a page by the rows of the one before', () => {
  expect(show({ isPlaceholderData: true }, { page: 3 }).onPage).not.toHaveBeenCalled()
  expect(table()?.getAttribute('aria-busy')).toBe('true')
})

it('shows earlier rows as what they are, not as loading', () => {
  show({ isPlaceholderData: true, isEarlier: true })
  expect(table()?.getAttribute('aria-busy')).toBe('false')
  screen.getByRole('button', { name: 'Retry' })
})

it.each([
  [403, 'Not open to your role', 0],
  [500, 'The registrations could not be loaded', 1],
])('after %i says "%s" and offers %i ways to try again', (status, words, ways) => {
  show({ error: new HttpError(status, '', new Headers()) })
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(ways)
  expect(table()).toBeNull()
})

it('calls a form unknown only when the forms are known', () => {
  show({}, {}, [listedForm(4)])
  screen.getByText('Unknown Form')
})

it.each<[string, Partial<ScreenFilters>, string]>([
  ['in all forms', {}, 'No one has submitted any forms yet'],
  ['in a form', { formId: 3 }, 'No submissions for this form yet'],
  ['that match', { formId: 3, seat: 'waiting' }, 'No registrations match'],
  ['that are tests', { tests: true }, 'No registrations match'],
])('says that there are none %s', (_case, filters, words) => {
  show({ data: { rows: [], total: 0, isEstimated: false, unfiltered: 0, readAt: 1 } }, filters)
  screen.getByText(words)
})
