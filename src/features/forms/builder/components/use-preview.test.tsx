// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { PreviewLink } from '../../components/preview-link'
import { type BuilderAction, reduceBuilder } from '../builder'
import { builderStateOf } from '../builder-state'
import { usePreviewClick } from './use-preview'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const CALL = `POST ${paths.api.formPreview(TWO_FIELD_FORM.id)}`
const CHANGES: BuilderAction[] = [
  { type: 'changed', key: 'a', change: { label: ' ' } },
  { type: 'detailsChanged', change: { name: 'Camp', description: 'Three days' } },
  { type: 'detailsChanged', change: { thanksText: 'Bring your Bible.', hasSteps: true } },
]
const WORK = CHANGES.reduce(reduceBuilder, builderStateOf(TWO_FIELD_FORM))

function Preview({ canEdit }: { canEdit: boolean }) {
  return (
    <PreviewLink form={TWO_FIELD_FORM} onClick={usePreviewClick(TWO_FIELD_FORM, WORK, canEdit)} />
  )
}

function open(reply: object, canEdit = true) {
  const server = stubServer({ [CALL]: reply })
  render(<Preview canEdit={canEdit} />)
  return server
}

const link = () => screen.getByRole('link', { name: /^Preview/ })
const said = () => toastStore.read()[0]?.notice.description

function stubTab() {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as never)
  return { tab, openTab }
}

it('opens the unsaved work in a tab that cannot reach the portal', async () => {
  const { tab } = stubTab()
  const { bodies } = open({ token: 'abc' })
  fireEvent.click(link())
  await vi.waitFor(() =>
    expect(tab.location.replace.mock.calls).toEqual([
      [paths.formPreview(TWO_FIELD_FORM.slug, 'abc')],
    ]),
  )
  expect(tab.opener).toBeNull()
  expect(bodies(CALL)).toMatchObject([
    {
      fields: [{ label: 'Untitled field' }, { label: 'Label b' }],
      details: {
        name: 'Camp',
        description: 'Three days',
        thanksText: 'Bring your Bible.',
        hasSteps: true,
      },
    },
  ])
})

it('closes the empty tab and says why when the preview cannot be made', async () => {
  const { tab } = stubTab()
  open(errorResponse(400, 'A form has at most 100 fields'))
  fireEvent.click(link())
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
  expect(said()).toBe('A form has at most 100 fields')
  expect(tab.location.replace).not.toHaveBeenCalled()
})

it('says so when the browser opens no tab, and sends nothing', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { bodies } = open({ token: 'abc' })
  fireEvent.click(link())
  expect(said()).toBe('Your browser did not open another tab.')
  expect(bodies(CALL)).toEqual([])
})

it.each([
  ['with Ctrl held', true, { ctrlKey: true }],
  ['with Command held', true, { metaKey: true }],
  ['with Shift held', true, { shiftKey: true }],
  ['by the middle button', true, { button: 1 }],
  ['by somebody who may only look', false, {}],
])('leaves the link to the browser when it is pressed %s', (_how, canEdit, event) => {
  const { openTab } = stubTab()
  open({}, canEdit)
  let isLeft = false
  const follow = (click: Event) => {
    isLeft = !click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', follow, { once: true })
  fireEvent.click(link(), event)
  expect(isLeft).toBe(true)
  expect(openTab).not.toHaveBeenCalled()
})
