// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderHookInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { NO_FILTERS, type ScreenFilters } from '../../filters'
import { useListLinks } from './use-list-links'

afterEach(() => vi.unstubAllGlobals())

const suspected = (registrations: number, testimonies: number) =>
  stubServer({
    [`GET ${paths.api.suspectedSubmissions}`]: { rows: [], total: registrations },
    [`GET ${paths.api.suspectedTestimonies}`]: { rows: [], total: testimonies },
  })

const links = (role: Role, filters: Partial<ScreenFilters>, total: number) =>
  renderHookInPortal(() => useListLinks({ ...NO_FILTERS, ...filters }, total), {
    user: { ...STAFF_USER_ANA, role },
  }).result

it('leads to what the filters leave, from its first page', async () => {
  suspected(1200, 3)
  const result = links('event_coordinator', { formId: 7, status: 'new', page: 4 }, 12)
  await waitFor(() =>
    expect(result.current.map(({ label, href }) => [label, href])).toEqual([
      ['Add', '/admin/submissions/new?form=7'],
      ['Possible spam (1,203)', '/admin/submissions?view=suspected'],
      ['Bin', '/admin/submissions?view=bin'],
      ['Messages', '/admin/mailings'],
      ['Write', '/admin/mailings/new?form=7&status=new'],
      ['Totals', '/admin/submissions/totals?form=7&status=new'],
    ]),
  )
})

it.each<[string, Partial<ScreenFilters>, number]>([
  ['without a form', {}, 12],
  ['without results', { formId: 7 }, 0],
])('offers no totals and no message %s', async (_case, filters, total) => {
  suspected(0, 0)
  const labels = () => result.current.map(({ label }) => label)
  const result = links('admin', filters, total)
  await waitFor(() => expect(labels()).toEqual(['Add', 'Possible spam', 'Bin', 'Messages']))
})

it('offers nothing that the role may not do', async () => {
  stubServer({
    [`GET ${paths.api.suspectedSubmissions}`]: errorResponse(403),
    [`GET ${paths.api.suspectedTestimonies}`]: errorResponse(403),
  })
  const result = links('store_manager', { formId: 7 }, 12)
  await waitFor(() => expect(result.current.map(({ label }) => label)).toEqual(['Totals']))
})
