// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import { renderHookInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { reduceBuilder } from '../builder'
import { builderStateOf, hasUnsavedWork } from '../builder-state'
import { useCheckedWork } from './use-checked-work'
import { useSaveBuilder } from './use-save-builder'

afterEach(() => vi.unstubAllGlobals())

const SAVE = `POST ${paths.api.formFields(TWO_FIELD_FORM.id)}`
const READ = `GET ${paths.api.form(TWO_FIELD_FORM.id)}`
const CHANGED = errorResponse(409, 'Someone else saved this form.', { code: 'form.changed' })

const saved = (label: string, revision: number) => ({
  ...TWO_FIELD_FORM,
  fields: TWO_FIELD_FORM.fields.map((field, at) => (at === 0 ? { ...field, label } : field)),
  revision,
})

function useBuilder() {
  const [state, dispatch] = useReducer(reduceBuilder, TWO_FIELD_FORM, builderStateOf)
  const check = useCheckedWork(state, dispatch, () => {})
  return { state, dispatch, ...useSaveBuilder(TWO_FIELD_FORM.id, state, dispatch, check) }
}

function open(replies: StubReplies) {
  const server = stubServer(replies)
  const { result } = renderHookInPortal(useBuilder)
  const rename = (label: string) =>
    act(() => result.current.dispatch({ type: 'changed', key: 'a', change: { label } }))
  const save = () => act(() => result.current.save())
  return { ...server, now: () => result.current, rename, save }
}

const said = () => toastStore.read()[0]?.notice.description
const labelIn = ({ state }: ReturnType<typeof useBuilder>) => state.fields[0]?.label

it('sends a form once, however often Save is pressed, and keeps what is typed meanwhile', async () => {
  const { reply, release } = heldReply()
  const { bodies, now, rename, save } = open({ [SAVE]: reply })
  rename('Sent')
  save()
  await waitFor(() => expect(now().isSaving).toBe(true))
  save()
  rename('Sent and more')
  release(saved('Sent', 4))
  await waitFor(() => expect(now().isSaving).toBe(false))
  expect(bodies(SAVE)).toMatchObject([{ revision: 3, fields: [{ label: 'Sent' }, {}] }])
  expect([labelIn(now()), hasUnsavedWork(now().state)]).toEqual(['Sent and more', true])
  save()
  await waitFor(() => expect(bodies(SAVE)[1]).toMatchObject({ revision: 4 }))
})

it('sends details and privacy settings only where they were changed', async () => {
  const { bodies, rename, save } = open({ [SAVE]: saved('Label A', 4) })
  rename('Label A')
  save()
  await waitFor(() => expect(bodies(SAVE)).toHaveLength(1))
  expect(bodies(SAVE)[0]).not.toHaveProperty('details')
  expect(bodies(SAVE)[0]).not.toHaveProperty('privacy')
})

it('a save that is lost keeps the work, says so, and can be sent again', async () => {
  const { bodies, now, rename, save } = open({ [SAVE]: errorResponse(500, 'Went wrong') })
  rename('Mine')
  for (const count of [1, 2]) {
    save()
    await waitFor(() => expect(bodies(SAVE)).toHaveLength(count))
    await waitFor(() => expect(now().isSaving).toBe(false))
  }
  expect(said()).toBe('Failed to save form')
  expect([labelIn(now()), now().conflict]).toEqual(['Mine', null])
})

it('neither version is lost while the other one cannot be read', async () => {
  let isReached = false
  const { bodies, now, rename, save } = open({
    [SAVE]: () => Promise.resolve(CHANGED),
    [READ]: () =>
      Promise.resolve(isReached ? Response.json(saved('Theirs', 9)) : errorResponse(500)),
  })
  rename('Mine')
  save()
  await waitFor(() => expect(now().conflict).toBe('Someone else saved this form.'))
  for (const decide of [now().takeTheirs, now().saveMine]) {
    await act(decide)
    expect(said()).toBe('Failed to save form')
    expect([labelIn(now()), now().conflict !== null]).toEqual(['Mine', true])
  }
  expect(bodies(SAVE)).toHaveLength(1)
  isReached = true
  await act(now().saveMine)
  await waitFor(() => expect(bodies(SAVE)[1]).toMatchObject({ revision: 9 }))
  await act(now().takeTheirs)
  expect([labelIn(now()), now().conflict, now().state.revision]).toEqual(['Theirs', null, 9])
  expect(hasUnsavedWork(now().state)).toBe(false)
})
