// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { ErasureRequestNotice } from './erasure-request-notice'

const AT = '2026-11-20T04:00:00.000Z'

it('leads a super admin to the erasing, and tells the others who can', () => {
  const { unmount } = renderInPortal(<ErasureRequestNotice askedAt={AT} />)
  const link = screen.getByRole('link', { name: 'Find a person’s data' })
  expect(link.getAttribute('href')).toBe('/admin/people')
  unmount()
  renderInPortal(<ErasureRequestNotice askedAt={AT} />, {
    user: { ...STAFF_USER_ANA, role: 'admin' },
  })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('a super admin can')
})

it('is not there when nobody has asked', () => {
  renderInPortal(<ErasureRequestNotice askedAt={undefined} />)
  expect(screen.queryByRole('status')).toBeNull()
})
