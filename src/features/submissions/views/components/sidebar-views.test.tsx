// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import {
  PathnameContext,
  SearchParamsContext,
} from '../../../../../tests/support/components/next-navigation'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { SidebarViews } from './sidebar-views'

afterEach(() => vi.unstubAllGlobals())

const saved = { id: 4, isShared: false, mayChange: true }
const REPLY = {
  counts: { mine: 3, unassigned: 1200, needsLook: 0 },
  views: [
    { ...saved, name: 'Cebu', query: '?form=3', count: 12 },
    { ...saved, id: 5, name: 'Old', query: '?form=9', count: null },
  ],
}

function show(address: string, role: Role = 'admin') {
  const { pathname, search } = new URL(address, 'http://localhost')
  stubServer({ [`GET ${paths.api.submissionViews}`]: REPLY })
  renderInPortal(
    <PathnameContext value={pathname}>
      <SearchParamsContext value={new URLSearchParams(search)}>
        <SidebarViews />
      </SearchParamsContext>
    </PathnameContext>,
    { user: { ...STAFF_USER_ANA, role } },
  )
}

it('has everybody’s and the saved ones with their counts', async () => {
  show('/admin')
  await screen.findByText('Cebu')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mine3', '/admin/submissions?assignee=me'],
    ['Unassigned1,200', '/admin/submissions?assignee=nobody'],
    ['New and unassigned0', '/admin/submissions?status=new&assignee=nobody'],
    ['Cebu12', '/admin/submissions?form=3'],
    ['OldForm is gone', '/admin/submissions?form=9'],
  ])
})

it.each([
  ['/admin/submissions?assignee=me&page=2', 'Mine3'],
  ['/admin/submissions?form=3', 'Cebu12'],
  ['/admin/submissions', undefined],
  ['/admin/submissions?form=3&view=bin', undefined],
  ['/admin/forms?form=3', undefined],
])('at %s the view in use is %s', async (address, name) => {
  show(address)
  await screen.findByText('Cebu')
  expect(screen.queryByRole('link', { current: true })?.textContent).toBe(name)
})

it('is not there for a role that may not read registrations', () => {
  show('/admin/submissions', 'store_manager')
  expect(screen.queryByRole('list')).toBeNull()
})
