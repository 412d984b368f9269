import { describe, expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import { DEFAULT_RECEIPT } from '../receipt'
import { openHistory, reduceHistory } from './builder-history'
import { type BuilderState, equalsDraft, hasUnsavedWork } from './builder-state'
import { type FormDraft, toStoredField } from './content'
import { toFieldInputs } from './draft-fields'
import { changedContent, toContent } from './draft-on-screen'

const FORM = eventForm([eventField('a', 0)], 7)
const DRAFT: FormDraft = {
  version: 'v1',
  baseRevision: 5,
  isOutdated: true,
  savedBy: 'Ben',
  savedAt: '2026-11-22T00:00:00.000Z',
  receipt: DEFAULT_RECEIPT,
  fields: [
    toStoredField({ ...eventField('x', 0), id: undefined, label: 'New' }),
    toStoredField(eventField('a', 1)),
  ],
}

const opened = reduceHistory(openHistory(FORM), { type: 'draftOpened', draft: DRAFT })
const labels = ({ fields }: BuilderState) => fields.map(({ label }) => label)

describe('a draft on the screen', () => {
  it('stands there as it was kept, with its revision and nothing to undo', () => {
    expect(labels(opened.present)).toEqual(['New', 'Label a'])
    expect(new Set(opened.present.fields.map(({ key }) => key)).size).toBe(2)
    expect(toFieldInputs(opened.present.fields)[0]?.id).toBe('new-draft-0')
    // A save is then refused if the form was saved after the draft was begun.
    expect(opened.present.revision).toBe(5)
    expect(opened.past).toEqual([])
    expect([equalsDraft(opened.present), hasUnsavedWork(opened.present)]).toEqual([true, false])
  })

  it('is unsaved as soon as it differs, and again once it is gone', () => {
    const change = { type: 'changed', key: 'a', change: { helpText: 'Why' } } as const
    const changed = reduceHistory(opened, change).present
    expect([equalsDraft(changed), hasUnsavedWork(changed)]).toEqual([false, true])
    const gone = reduceHistory(opened, { type: 'draftGone' }).present
    expect([equalsDraft(gone), hasUnsavedWork(gone)]).toEqual([false, true])
  })

  it('can be kept from here, and undo still knows what was before', () => {
    const added = reduceHistory(openHistory(FORM), { type: 'added', fieldType: 'text', key: 'n' })
    const draft = { version: 'v2', ...toContent(added.present) }
    const kept = reduceHistory(added, { type: 'draftKept', draft })
    expect(hasUnsavedWork(kept.present)).toBe(false)
    const undone = reduceHistory(kept, { type: 'undone' }).present
    expect(labels(undone)).toEqual(['Label a'])
    // The work equals what visitors see.
    expect([equalsDraft(undone), hasUnsavedWork(undone)]).toEqual([false, false])
  })

  it('is done with once the form is saved', () => {
    const keys = opened.present.fields.map(({ key }) => key)
    const form = eventForm([eventField('n', 0, { label: 'New' }), eventField('a', 1)], 8)
    const action = { type: 'saved', form, sent: { ...toContent(opened.present), keys } } as const
    const { present } = reduceHistory(opened, action)
    expect(present).toMatchObject({ draft: null, revision: 8 })
    expect(hasUnsavedWork(present)).toBe(false)
  })
})

describe('name, address, texts and privacy of a draft', () => {
  const draft = { ...DRAFT, details: { name: 'Camp' } }
  const { present } = reduceHistory(openHistory(FORM), { type: 'draftOpened', draft })

  it('take the place of the form’s; what it does not tell of stays', () => {
    expect(present.details).toMatchObject({ name: 'Camp', slug: FORM.slug })
    expect(present.privacy.retention).toEqual(FORM.privacy.retention)
    expect([equalsDraft(present), hasUnsavedWork(present)]).toEqual([true, false])
  })

  it('are sent only where they differ from what is stored', () => {
    const { details, privacy } = changedContent(toContent(present), present)
    expect([details, privacy]).toEqual([{ name: 'Camp' }, undefined])
  })
})
