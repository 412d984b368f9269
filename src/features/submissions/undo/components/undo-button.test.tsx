// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { recentChanges } from '../recent-changes'
import { UndoButton } from './undo-button'

const RESTORE = `POST ${paths.api.binRestore}`
const kept = () => recentChanges.of(STAFF_USER_ANA.id)
const remember = (...ids: number[]) => recentChanges.add(STAFF_USER_ANA.id, { kind: 'delete', ids })

const forgetAll = () => {
  for (const { id } of kept()) recentChanges.remove(STAFF_USER_ANA.id, id)
}
beforeEach(forgetToasts)
beforeEach(() => {
  forgetAll()
  remember(7)
  remember(8, 9)
})
afterEach(() => {
  forgetAll()
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
  document.getElementById('beside')?.remove()
})

const NEWEST = { ids: [8, 9], own: true }
function beside(html: string) {
  document.body.insertAdjacentHTML('beforeend', `<div id="beside">${html}</div>`)
  return document.querySelector('[data-here]') as Element
}
const undo = (target: Element = document.body, held = {}) =>
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...held })

it.each([{}, { ctrlKey: false, metaKey: true }, { key: 'Z' }])(
  '%j undoes the newest',
  async (held) => {
    const { bodies } = stubServer({ [RESTORE]: { restored: 2 } })
    renderInPortal(<UndoButton />)
    undo(document.body, held)
    await waitFor(() =>
      expect(newestToastTexts()).toEqual(['Restored', '2 registrations restored']),
    )
    expect(bodies(RESTORE)).toEqual([NEWEST])
    expect(kept().map(({ change }) => change)).toEqual([{ kind: 'delete', ids: [7] }])
  },
)

async function undoneAfter(press: () => void) {
  const { bodies } = stubServer({ [RESTORE]: { restored: 2 } })
  renderInPortal(<UndoButton />)
  press()
  document.getElementById('beside')?.remove()
  undo()
  await waitFor(() => expect(kept()).toHaveLength(1))
  return bodies(RESTORE)
}

it.each([{ shiftKey: true }, { altKey: true }, { ctrlKey: false }, { repeat: true }, { key: 'y' }])(
  '%j undoes nothing',
  async (held) => {
    expect(await undoneAfter(() => undo(document.body, held))).toEqual([NEWEST])
  },
)

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<p contenteditable data-here></p>',
  '<div role="menu"><i data-here></i></div>',
  '<i data-here></i><div role="alertdialog"></div>',
])('leaves the key to %s', async (html) => {
  expect(await undoneAfter(() => undo(beside(html)))).toEqual([NEWEST])
})

it('works while a checkbox has the focus, and not after the list has gone', async () => {
  const { bodies } = stubServer({ [RESTORE]: { restored: 2 } })
  const { unmount } = renderInPortal(<UndoButton />)
  undo(beside('<input type="checkbox" data-here>'))
  await waitFor(() => expect(kept()).toHaveLength(1))
  unmount()
  undo()
  renderInPortal(<UndoButton />)
  undo()
  await waitFor(() => expect(kept()).toHaveLength(0))
  expect(bodies(RESTORE)).toEqual([NEWEST, { ids: [7], own: true }])
})

it.each([
  [404, 1],
  [503, 2],
])('after %i keeps %i changes to undo, and says why', async (status, left) => {
  stubServer({ [RESTORE]: errorResponse(status, 'That did not work.') })
  renderInPortal(<UndoButton />)
  undo()
  await waitFor(() => expect(newestToastTexts()).toEqual(['Not undone', 'That did not work.']))
  expect(kept()).toHaveLength(left)
})

it('is not there for somebody else, nor before anything was changed', () => {
  renderInPortal(<UndoButton />, { user: { ...STAFF_USER_ANA, id: 2 } })
  expect(screen.queryByRole('button')).toBeNull()
})

it('the list of changes undoes each once, and stays when nothing is left', async () => {
  const reply = heldReply()
  const { bodies } = stubServer({ [RESTORE]: reply.reply })
  renderInPortal(<UndoButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Last changes' }))
  const first = await screen.findByRole('button', { name: 'Undo: 2 registrations deleted' })
  await userEvent.click(first)
  expect(first.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(first)
  expect(bodies(RESTORE)).toEqual([NEWEST])
  await act(async () => reply.release({ restored: 2 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: #7 deleted' }))
  await screen.findByText('Nothing is left to undo.')
})

it('an undo that fails can be tried again in the list', async () => {
  stubServer({ [RESTORE]: errorResponse(503) })
  renderInPortal(<UndoButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Last changes' }))
  const first = await screen.findByRole('button', { name: 'Undo: 2 registrations deleted' })
  await userEvent.click(first)
  await waitFor(() => expect(first.getAttribute('aria-busy')).toBeNull())
  expect(kept()).toHaveLength(2)
})

it('pressed again before the answer, undoes the change once', async () => {
  const { reply, release } = heldReply()
  const { bodies } = stubServer({ [RESTORE]: reply })
  renderInPortal(<UndoButton />)
  undo()
  undo()
  release({ restored: 2 })
  await waitFor(() => expect(kept()).toHaveLength(1))
  expect(bodies(RESTORE)).toEqual([NEWEST])
})
