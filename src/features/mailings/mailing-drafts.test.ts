import { expect, it } from 'vitest'
import { dropDraft, keepDraft, openDraft } from './mailing-drafts'

const AUTHOR = 1
const TEMPLATE = { subject: 'See you there', text: 'Dear {name}' }

it('is found again with its key, until it is sent', () => {
  const audience = { formId: 1, filters: { status: 'new' as const } }
  const { key } = openDraft(AUTHOR, audience)
  keepDraft(AUTHOR, audience, { template: TEMPLATE, key })
  expect(openDraft(AUTHOR, audience)).toEqual({ template: TEMPLATE, key })
  dropDraft(AUTHOR, audience)
  expect(openDraft(AUTHOR, audience).template).toEqual({ subject: '', text: '' })
  expect(openDraft(AUTHOR, audience).key).not.toBe(key)
})

it('goes on with the words for others of the form, as another mailing', () => {
  const { key } = openDraft(AUTHOR, { formId: 2 })
  keepDraft(AUTHOR, { formId: 2 }, { template: TEMPLATE, key })
  const others = openDraft(AUTHOR, { formId: 2, ids: [5, 6] })
  expect(others.template).toEqual(TEMPLATE)
  expect(others.key).not.toBe(key)
})

it('is nothing when all of it was deleted', () => {
  const { key } = openDraft(AUTHOR, { formId: 3 })
  keepDraft(AUTHOR, { formId: 3 }, { template: TEMPLATE, key })
  keepDraft(AUTHOR, { formId: 3 }, { template: { subject: ' ', text: '' }, key })
  expect(openDraft(AUTHOR, { formId: 3 }).template).toEqual({ subject: '', text: '' })
})
