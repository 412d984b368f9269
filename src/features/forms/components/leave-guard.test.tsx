// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newRouter, withRouter } from '../../../../tests/support/components/router'
import { LeaveGuard } from './leave-guard'

beforeEach(() => history.replaceState(null, '', '/admin/forms/7'))
afterEach(() => vi.restoreAllMocks())

function open(isUnsaved: boolean, extra = <a href="/admin/forms">Event Forms</a>) {
  const given = newRouter()
  const screenOf = (unsaved: boolean) =>
    withRouter(
      <>
        {extra}
        <LeaveGuard isUnsaved={unsaved} />
      </>,
      given,
    )
  const { rerender, unmount } = render(screenOf(isUnsaved))
  return { given, unmount, saved: () => rerender(screenOf(false)) }
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const link = () => screen.getByRole('link')
const isAskedByBrowser = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it.each<[string, ComponentProps<'a'>, object, boolean]>([
  ['to another screen', { href: '/admin/forms' }, {}, true],
  ['to the same screen with another search', { href: '?page=2' }, {}, true],
  ['to a place on this screen', { href: '#fields' }, {}, false],
  ['into another tab', { href: '/admin', target: '_blank', rel: 'noopener' }, {}, false],
  ['to a file', { href: '/file.json', download: '' }, {}, false],
  ['to another site', { href: 'https://example.org/' }, {}, false],
  ['with Ctrl held', { href: '/admin' }, { ctrlKey: true }, false],
  ['with Command held', { href: '/admin' }, { metaKey: true }, false],
  ['with Shift held', { href: '/admin' }, { shiftKey: true }, false],
])('a link %s: asks before unsaved work is left', (_what, props, event, isAsked) => {
  open(true, <a {...props}>x</a>)
  const follow = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', follow)
  fireEvent.click(link(), event)
  document.body.removeEventListener('click', follow)
  expect(question() !== null).toBe(isAsked)
  expect(follow).toHaveBeenCalledTimes(isAsked ? 0 : 1)
})

it('leaves by the link that was pressed, or stays and gives the focus back', async () => {
  const { given } = open(true)
  fireEvent.click(link())
  press('Keep editing')
  await waitFor(() => expect(document.activeElement).toBe(link()))
  expect(given.replace).not.toHaveBeenCalled()
  fireEvent.click(link())
  press('Leave')
  expect(given.replace.mock.calls).toEqual([[new URL('/admin/forms', location.origin).href]])
})

it('gives the focus to the given element when the pressed link is gone', async () => {
  const screenOf = (isThere: boolean) =>
    withRouter(
      <>
        {isThere && <a href="/admin/forms">Event Forms</a>}
        <input id="menu" />
        <LeaveGuard isUnsaved returnTo={() => document.getElementById('menu')} />
      </>,
    )
  const { rerender } = render(screenOf(true))
  fireEvent.click(link())
  rerender(screenOf(false))
  press('Keep editing')
  await waitFor(() => expect(document.activeElement?.id).toBe('menu'))
})

it('a button that leaves is pressed once more, without another question', () => {
  const logout = vi.fn()
  open(
    true,
    <button type="button" data-leaves-page="" onClick={logout}>
      Logout
    </button>,
  )
  press('Logout')
  expect(logout).not.toHaveBeenCalled()
  press('Leave')
  expect(logout).toHaveBeenCalledTimes(1)
  // Logging out may fail; the work is still unsaved then.
  press('Logout')
  expect(logout).toHaveBeenCalledTimes(1)
  expect(question()).not.toBeNull()
})

it('asks nothing without unsaved work, after a save, and once the screen is left', () => {
  const follow = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', follow)
  const { saved, unmount } = open(true)
  expect(isAskedByBrowser()).toBe(true)
  saved()
  fireEvent.click(link())
  expect([question(), follow.mock.calls.length, isAskedByBrowser()]).toEqual([null, 1, false])
  unmount()
  open(true).unmount()
  expect(isAskedByBrowser()).toBe(false)
  document.body.removeEventListener('click', follow)
})

/** Does what a browser does on Back: shows the entry below the added one, and fires `popstate`. */
function goBack() {
  history.replaceState(null, '')
  fireEvent(window, new Event('popstate'))
}

it('Back asks each time, and leaves this screen and the added entry together', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  const { given } = open(true)
  // Leaving by Back must not follow a link that was pressed before.
  fireEvent.click(link())
  press('Keep editing')
  for (const answer of ['Keep editing', 'Leave']) {
    goBack()
    expect(question()).not.toBeNull()
    press(answer)
  }
  expect(go.mock.calls).toEqual([[-2]])
  expect(given.replace).not.toHaveBeenCalled()
})

it('after a save the added entry is taken away, so that one Back is enough', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  history.replaceState({ router: 'state' }, '')
  const { saved } = open(true)
  expect(history.state).toEqual({ router: 'state', unsavedWork: true })
  saved()
  expect(back).toHaveBeenCalledTimes(1)
  goBack()
  expect(question()).toBeNull()
})

it('the added entry stays when a link has left, which would otherwise be undone', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { unmount } = open(true)
  fireEvent.click(link())
  press('Leave')
  unmount()
  expect(back).not.toHaveBeenCalled()
})
