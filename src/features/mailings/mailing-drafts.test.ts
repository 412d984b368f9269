import { expect, it } from 'vitest'
import { dropMailingDraft, keepMailingDraft, openMailingDraft } from './mailing-drafts'

const AUTHOR = 1
const TEMPLATE = { subject: 'See you there', text: 'Dear {name}' }

it('is found again with its key, until it is sent', () => {
  const audience = { formId: 1, filters: { status: 'new' as const } }
  const { key } = openMailingDraft(AUTHOR, audience)
  keepMailingDraft(AUTHOR, audience, { template: TEMPLATE, key })
  expect(openMailingDraft(AUTHOR, audience)).toEqual({ template: TEMPLATE, key })
  dropMailingDraft(AUTHOR, audience)
  expect(openMailingDraft(AUTHOR, audience).template).toEqual({ subject: '', text: '' })
  expect(openMailingDraft(AUTHOR, audience).key).not.toBe(key)
})

it('goes on with the words for others of the form, as another mailing', () => {
  const { key } = openMailingDraft(AUTHOR, { formId: 2 })
  keepMailingDraft(AUTHOR, { formId: 2 }, { template: TEMPLATE, key })
  const others = openMailingDraft(AUTHOR, { formId: 2, ids: [5, 6] })
  expect(others.template).toEqual(TEMPLATE)
  expect(others.key).not.toBe(key)
})

it('is nothing when all of it was deleted', () => {
  const { key } = openMailingDraft(AUTHOR, { formId: 3 })
  keepMailingDraft(AUTHOR, { formId: 3 }, { template: TEMPLATE, key })
  keepMailingDraft(AUTHOR, { formId: 3 }, { template: { subject: ' ', text: '' }, key })
  expect(openMailingDraft(AUTHOR, { formId: 3 }).template).toEqual({ subject: '', text: '' })
})
