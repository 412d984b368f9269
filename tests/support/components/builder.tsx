import { configure, screen } from '@testing-library/react'
import { afterAll, beforeAll } from 'vitest'
import { FormBuilder } from '@/features/forms/builder/components/form-builder'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { eventField, eventForm } from '../event-form'
import { renderInPortal } from './portal'
import { newRouter, withRouter } from './router'
import { type StubReplies, stubServer } from './server-stub'

export const TWO_FIELD_FORM = eventForm([eventField('a', 0), eventField('b', 1)], 3)

export function openBuilder(
  replies: StubReplies = {},
  { form = TWO_FIELD_FORM, canEdit = true }: { form?: EventForm; canEdit?: boolean } = {},
) {
  const { id } = form
  const server = stubServer({
    [`GET ${paths.api.form(id)}`]: form,
    [`GET ${paths.api.formDraft(id)}`]: null,
    [`GET ${paths.api.formAnswerCounts(id)}`]: {},
    [`GET ${paths.api.formPlaces(id)}`]: { limits: [] },
    ...replies,
  })
  const router = newRouter()
  return {
    ...server,
    router,
    ...renderInPortal(withRouter(<FormBuilder form={form} canEdit={canEdit} />, router)),
  }
}

/** Makes queries by role ignore styles in the whole test file, because reading styles is slow. */
export function ignoreStyles() {
  beforeAll(() => configure({ defaultHidden: true }))
  afterAll(() => configure({ defaultHidden: false }))
}

export const findButtons = (name: string | RegExp) =>
  screen.queryAllByRole<HTMLButtonElement>('button', { name })

/** Returns the first button of this name, because narrow screens have a second bar of buttons. */
export function firstButton(name: string): HTMLButtonElement {
  const [first] = findButtons(name)
  if (!first) throw new Error(`There is no button “${name}”`)
  return first
}
