// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubMediaQueries } from '../../../../tests/support/components/browser-stubs'
import { PathnameContext } from '../../../../tests/support/components/next-navigation'
import { OpenNavDrawer } from './open-drawer'

afterEach(() => vi.unstubAllGlobals())

const USER = { name: 'Maria  Clara de los Santos', email: 'maria@example.org', role: 'admin' }

function open({ isLoggingOut = false, pathname = '/admin' } = {}) {
  const onLogout = vi.fn()
  const media = stubMediaQueries()
  render(
    <PathnameContext value={pathname}>
      <OpenNavDrawer name="One" user={USER} onLogout={onLogout} loggingOut={isLoggingOut} />
    </PathnameContext>,
  )
  return { onLogout, media }
}

const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })

it('closes when the screen becomes wide enough for the sidebar', () => {
  const { media } = open()
  expect(drawer()).not.toBeNull()
  act(() => media.turn('(min-width: 60rem)', true))
  expect(drawer()).toBeNull()
})

it.each(['Users', 'Maria Clara de los Santos maria@example.org'])('closes with %s', (name) => {
  open()
  fireEvent.click(screen.getByRole('link', { name: new RegExp(name.replaceAll(' ', '\\s*')) }))
  expect(drawer()).toBeNull()
})

it('names who is signed in, and logs out once', () => {
  const { onLogout } = open()
  expect(screen.getByText('MS')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledOnce()
})

it('does not log out twice', () => {
  const { onLogout } = open({ isLoggingOut: true })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).not.toHaveBeenCalled()
})

it('marks the screen on which it was opened', () => {
  open({ pathname: '/admin/account' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Maria')
})
