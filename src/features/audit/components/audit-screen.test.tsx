// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchParamsContext } from '../../../../tests/support/components/next-navigation'
import { renderInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../tests/support/components/toasts'
import type { AuditLine } from '../schema'
import { AuditScreen } from './audit-screen'

const lineOf = (more: Partial<AuditLine> = {}): AuditLine => ({
  id: 1,
  action: 'form.updated',
  actorName: 'Lydia',
  subject: 'Camp',
  detail: null,
  address: null,
  at: '2026-11-20T04:00:00.000Z',
  times: 1,
  ...more,
})
const pageOf = (total: number, ...lines: AuditLine[]) =>
  Response.json(lines, { headers: { 'X-Total-Count': `${total}` } })
const READ = 'GET /api/admin/audit'
const EXPORT = 'GET /api/admin/audit/export'

beforeEach(forgetToasts)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const screenAt = (query: string) => (
  <SearchParamsContext value={new URLSearchParams(query)}>
    <AuditScreen />
  </SearchParamsContext>
)
function renderAt(query: string) {
  window.history.replaceState(null, '', `/admin/audit${query && `?${query}`}`)
  return renderInPortal(screenAt(query))
}
const address = () => window.location.pathname + window.location.search
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Area'), { target: { value } })

it('narrows from the first page on, without an entry for Back', async () => {
  const api = stubServer({
    [`${READ}?search=camp&page=2`]: pageOf(60, lineOf()),
    [`${READ}?area=form&search=camp`]: pageOf(1, lineOf({ subject: 'Retreat' })),
  })
  renderAt('search=camp&page=2')
  await screen.findByText('Page 2 of 3')
  const entries = window.history.length
  choose('form')
  await screen.findByText('Page 1 of 1')
  expect(address()).toBe('/admin/audit?area=form&search=camp')
  expect(window.history.length).toBe(entries)
  expect(api.sent).toHaveLength(2)
  choose('')
  expect(address()).toBe('/admin/audit?search=camp')
})

it('turns the page with an entry for Back, which is then followed', async () => {
  stubServer({
    [`${READ}?area=form`]: pageOf(26, lineOf()),
    [`${READ}?area=form&page=2`]: pageOf(26, lineOf({ subject: 'Retreat' })),
  })
  const { rerender } = renderAt('area=form')
  await screen.findByText('Page 1 of 2')
  const entries = window.history.length
  press('Next')
  await screen.findByText('Page 2 of 2')
  expect(address()).toBe('/admin/audit?area=form&page=2')
  expect(window.history.length).toBe(entries + 1)
  act(() => window.history.replaceState(null, '', '/admin/audit?area=form'))
  rerender(screenAt('area=form&back'))
  await screen.findByText('Page 1 of 2')
})

it('searches when the typing pauses, within the area that was chosen meanwhile', async () => {
  vi.useFakeTimers()
  const api = stubServer({})
  renderAt('')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'ana' } })
  act(() => vi.advanceTimersByTime(200))
  choose('form')
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(address()).toBe('/admin/audit?area=form&search=ana')
  expect(api.sent.at(-1)?.[0]).toBe(`${READ}?area=form&search=ana`)
  press('Clear filters')
  expect(address()).toBe('/admin/audit')
})

it('shows the last page instead of one that is not there, as the same entry', async () => {
  stubServer({
    [`${READ}?page=9`]: pageOf(30),
    [`${READ}?page=2`]: pageOf(30, lineOf()),
  })
  renderAt('page=9')
  const entries = window.history.length
  await screen.findByText('Page 2 of 2')
  expect(address()).toBe('/admin/audit?page=2')
  expect(window.history.length).toBe(entries)
})

it('says who did what, how often, and from where', async () => {
  const looks = { action: 'submissions.listed', times: 14, address: '192.0.2.7' }
  stubServer({ [READ]: pageOf(1200, lineOf(looks), lineOf({ id: 2 })) })
  renderAt('')
  await screen.findByText('1,200')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/Lydia.*14.*192\.0\.2\.7$/)
  expect(rows[2]).toMatch(/Lydia.*Camp.*Unknown$/)
})

it.each([
  ['area=form', 'No entries match'],
  ['', 'No entries yet'],
])('at “%s” an empty log says why, and cannot be exported', async (query, words) => {
  const call = `${READ}${query && `?${query}`}`
  const { sent } = stubServer({ [call]: pageOf(0) })
  renderAt(query)
  expect(await screen.findByText(words)).toBeDefined()
  expect(sent[0]).toEqual([call])
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
})

it('shows no filters to a role that is refused, but after other failures', async () => {
  stubServer({ [READ]: errorResponse(403, 'Your role does not allow this.') })
  const { unmount } = renderAt('')
  await screen.findByText('Not open to your role')
  expect(screen.queryByLabelText('Area')).toBeNull()
  unmount()
  stubServer({ [READ]: errorResponse(500) })
  renderAt('')
  expect(screen.getByText('Loading...')).toBeDefined()
  await screen.findByText('The audit log could not be loaded')
  expect(screen.getByLabelText('Area')).toBeDefined()
})

it('keeps the lines from before when the next page fails', async () => {
  stubServer({ [READ]: pageOf(30, lineOf()), [`${READ}?page=2`]: loseConnection })
  renderAt('')
  await screen.findByText('Page 1 of 2')
  press('Next')
  await screen.findByText(/^These rows are the ones from before/)
  expect(screen.getByText(/Camp/)).toBeDefined()
})

it('exports what is filtered, once, and says how it went', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const first = heldReply()
  const replies = [first.reply, errorResponse(500)]
  const api = stubServer({
    [`${READ}?area=form&page=2`]: pageOf(30, lineOf()),
    [`${EXPORT}?area=form`]: () => replies.shift(),
  })
  renderAt('area=form&page=2')
  await screen.findByText('Page 2 of 2')
  press('Export to Excel')
  await screen.findByRole('button', { name: 'Exporting...' })
  press('Exporting...')
  first.release({})
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Success'))
  expect(saved).toEqual([expect.stringMatching(/^audit-log-\d+\.xlsx$/)])
  expect(api.bodies(`${EXPORT}?area=form`)).toHaveLength(1)
  press('Export to Excel')
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Error'))
  expect(saved).toHaveLength(1)
})
