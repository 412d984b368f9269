// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import {
  heldReply,
  loseConnection,
  type StubReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { NameFieldsDialog } from './name-fields-dialog'

const FIELDS = [
  retreatField('Nickname', { order: 2 }),
  retreatField('Full name', { order: 0 }),
  retreatField('Church', { order: 1 }),
  retreatField('Story', { order: 3, fieldType: 'textarea' }),
  retreatField('Email', { order: 4, fieldType: 'email' }),
]
const onOpenChange = vi.fn()

afterEach(() => {
  forgetToasts()
  onOpenChange.mockReset()
  vi.unstubAllGlobals()
})

function show(nameFieldIds: string[] | null) {
  const form = retreatForm({ fields: FIELDS, nameFieldIds })
  const path = `PUT ${paths.api.form(form.id)}`
  const server = stubServer({ [path]: form })
  renderInPortal(<NameFieldsDialog form={form} open onOpenChange={onOpenChange} />)
  return {
    sent: server.sent,
    bodies: () => server.bodies(path),
    answer: (reply: StubReply) => {
      server.replies[path] = reply
    },
  }
}
const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox')
const chosen = () => selects().map(({ selectedOptions: [one] }) => one?.text)
const choose = (place: number, value: string) =>
  fireEvent.change(selects()[place] as HTMLElement, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save names' }))

it('chooses up to three in their order, each once, and only what can be a name', async () => {
  const { bodies } = show(null)
  expect(chosen()).toEqual(['Chosen automatically (Full name)'])
  const [first] = selects()
  const offered = within(first as HTMLElement).getAllByRole('option')
  expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual([
    ...['Full name', 'Church', 'Nickname', 'Email'],
  ])
  choose(0, 'Church')
  choose(1, 'Nickname')
  choose(2, 'Email')
  expect(chosen()).toEqual(['Church', 'Nickname', 'Email'])
  const taken = [...(selects()[1]?.options ?? [])].filter(({ disabled }) => disabled)
  expect(taken.map(({ value }) => value)).toEqual(['Church', 'Email'])
  choose(0, 'Full name')
  save()
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(bodies()).toEqual([{ nameFieldIds: ['Full name', 'Nickname', 'Email'] }])
})

it('takes those after it away with an emptied place, and leaves an empty choice to the rule', async () => {
  const { bodies } = show(['Church', 'Nickname'])
  choose(0, '')
  expect(chosen()).toEqual(['Chosen automatically (Full name)'])
  save()
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(bodies()).toEqual([{ nameFieldIds: null }])
})

it('stays open when saving fails, and is sent once at a time', async () => {
  const { sent, answer } = show(['Church'])
  const saving = heldReply()
  answer(saving.reply)
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  save()
  saving.release(loseConnection)
  await waitFor(() =>
    expect(toastStore.read()[0]?.notice.description).toMatch(/^The names could not be updated/),
  )
  expect(sent).toHaveLength(1)
  expect([chosen(), onOpenChange.mock.calls]).toEqual([['Church', 'Nothing more'], []])
})
