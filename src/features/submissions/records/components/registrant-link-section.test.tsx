// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { RegistrantLinkSection } from './registrant-link-section'

const COPY = 'GET /api/admin/submissions/7/link'
const RENEW = 'POST /api/admin/submissions/7/link'

afterEach(() => void vi.unstubAllGlobals())

const button = (name: string) => screen.queryByRole('button', { name, hidden: true })
const press = (name: string) => fireEvent.click(button(name) as HTMLElement)
const link = () => screen.queryByLabelText<HTMLInputElement>('Link')

it('asks for the link only when it is to be shown, because the log names who has seen it', async () => {
  const api = stubServer({ [COPY]: { link: 'https://example.org/my/1' } })
  renderInPortal(<RegistrantLinkSection id={7} />)
  expect(api.sent).toEqual([])
  press('Show the link')
  await waitFor(() => expect(link()?.value).toBe('https://example.org/my/1'))
  expect(screen.queryByText(/earlier ones have ended/)).toBeNull()
  expect(button('Show the link')).toBeNull()
  expect(api.sent).toHaveLength(1)
})

it('makes a new one only after a question, and then says that the earlier ones have ended', async () => {
  const api = stubServer({ [RENEW]: { link: 'https://example.org/my/2' } })
  renderInPortal(<RegistrantLinkSection id={7} />)
  press('Make a new link')
  press('Keep it')
  expect(api.sent).toEqual([])
  press('Make a new link')
  press('Yes, make a new link')
  await waitFor(() => expect(link()?.value).toBe('https://example.org/my/2'))
  expect(screen.getByText(/earlier ones have ended/)).toBeDefined()
  expect(button('Yes, make a new link')).toBeNull()
  expect(api.sent).toEqual([[RENEW]])
})

it.each([
  [errorResponse(404, 'There is no such registration.'), 'There is no such registration.'],
  [errorResponse(500), 'This did not work. Please try again.'],
])('says why it did not work and can be tried again (%#)', async (reply, sentence) => {
  stubServer({ [COPY]: reply })
  renderInPortal(<RegistrantLinkSection id={7} />)
  press('Show the link')
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeNull())
  await waitFor(() => expect(button('Show the link')?.getAttribute('aria-busy')).toBeNull())
})

it('is not there for a role that may not change registrations', () => {
  renderInPortal(<RegistrantLinkSection id={7} />, {
    user: { ...STAFF_USER_ANA, role: 'store_manager' },
  })
  expect(screen.queryByText('Link of the registrant')).toBeNull()
})
