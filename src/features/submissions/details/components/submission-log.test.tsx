// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { SubmissionLog } from './submission-log'

afterEach(() => vi.unstubAllGlobals())

const HISTORY = `GET ${paths.api.submissionHistory(7)}`
const LOG = `GET ${paths.api.submissionLog(7)}`
const line = {
  id: 1,
  action: 'submission.status_changed',
  actorName: 'Ben Cruz',
  subject: '#7',
  detail: 'contacted',
  at: '2026-03-01T00:00:00Z',
}

function unfold(label: string) {
  const details = screen.getByText(label).closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  return within(details)
}

it('loads each part when it is opened, and again after it failed', async () => {
  const replies: unknown[] = [errorResponse(500), [line]]
  const { bodies } = stubServer({ [HISTORY]: () => replies.shift(), [LOG]: [] })
  renderInPortal(<SubmissionLog id={7} />)
  expect([...bodies(HISTORY), ...bodies(LOG)]).toEqual([])
  const history = unfold('History')
  await userEvent.click(await history.findByRole('button', { name: 'Try again' }))
  expect((await history.findByRole('listitem')).textContent).toContain('Ben Cruz')
  expect(bodies(LOG)).toEqual([])
  await unfold('Who looked at it').findByText('Nothing yet')
})

it('who looked at it is for those who may read the log', () => {
  renderInPortal(<SubmissionLog id={7} />, {
    user: { ...STAFF_USER_ANA, role: 'event_coordinator' },
  })
  expect(screen.queryByText('Who looked at it')).toBeNull()
})
