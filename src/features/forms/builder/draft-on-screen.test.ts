import { describe, expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import { DEFAULT_RECEIPT } from '../receipt'
import { type BuilderHistory, initialBuilderHistory, reduceBuilderHistory } from './builder-history'
import { type BuilderState, equalsDraft, hasUnsavedWork } from './builder-state'
import { type FormDraft, toStoredField } from './content'
import { toFieldInputs } from './draft-fields'
import { toChangedContent, toSentContent } from './draft-on-screen'

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

const opened = reduceBuilderHistory(initialBuilderHistory(FORM), {
  type: 'draftOpened',
  draft: DRAFT,
})
const labels = ({ fields }: BuilderState) => fields.map(({ label }) => label)

describe('a draft on the screen', () => {
  it('stands there as it was kept, with its revision and nothing to undo', () => {
    expect(labels(opened.present)).toEqual(['New', 'Label a'])
    expect(new Set(opened.present.fields.map(({ key }) => key)).size).toBe(2)
    expect(toFieldInputs(opened.present.fields)[0]?.id).toBe('new-draft-0')
    expect(opened.present.revision).toBe(5)
    expect(opened.past).toEqual([])
    expect([equalsDraft(opened.present), hasUnsavedWork(opened.present)]).toEqual([true, false])
  })

  it('is unsaved as soon as it differs, and again once it is gone', () => {
    const change = { type: 'changed', key: 'a', change: { helpText: 'Why' } } as const
    const changed = reduceBuilderHistory(opened, change).present
    expect([equalsDraft(changed), hasUnsavedWork(changed)]).toEqual([false, true])
    const gone = reduceBuilderHistory(opened, { type: 'draftGone' }).present
    expect([equalsDraft(gone), hasUnsavedWork(gone)]).toEqual([false, true])
  })

  it('can be kept from here, and undo still knows what was before', () => {
    const added = reduceBuilderHistory(initialBuilderHistory(FORM), {
      type: 'added',
      fieldType: 'text',
      key: 'n',
    })
    const draft = { version: 'v2', ...toSentContent(added.present) }
    const kept = reduceBuilderHistory(added, { type: 'draftKept', draft })
    expect(hasUnsavedWork(kept.present)).toBe(false)
    const undone = reduceBuilderHistory(kept, { type: 'undone' }).present
    expect(labels(undone)).toEqual(['Label a'])
    expect([equalsDraft(undone), hasUnsavedWork(undone)]).toEqual([false, false])
  })

  it('is done with once the form is saved', () => {
    const keys = opened.present.fields.map(({ key }) => key)
    const form = eventForm([eventField('n', 0, { label: 'New' }), eventField('a', 1)], 8)
    const action = {
      type: 'saved',
      form,
      sent: { ...toSentContent(opened.present), keys },
    } as const
    const { present } = reduceBuilderHistory(opened, action)
    expect(present).toMatchObject({ draft: null, revision: 8 })
    expect(hasUnsavedWork(present)).toBe(false)
  })
})

describe('name, address, texts and privacy of a draft', () => {
  const draft = { ...DRAFT, details: { name: 'Camp' } }
  const { present } = reduceBuilderHistory(initialBuilderHistory(FORM), {
    type: 'draftOpened',
    draft,
  })

  it('take the place of the form’s; what it does not tell of stays', () => {
    expect(present.details).toMatchObject({ name: 'Camp', slug: FORM.slug })
    expect(present.privacy.retention).toEqual(FORM.privacy.retention)
    expect([equalsDraft(present), hasUnsavedWork(present)]).toEqual([true, false])
  })

  it('are sent only where they differ from what is stored', () => {
    const { details, privacy } = toChangedContent(toSentContent(present), present)
    expect([details, privacy]).toEqual([{ name: 'Camp' }, undefined])
  })
})

describe('the ids of options', () => {
  const stay = (options: string[], optionIds: string[]) =>
    eventField('a', 0, { fieldType: 'select', options, optionIds })
  const form = eventForm([stay(['Yes', 'No'], ['Yes', 'No'])], 7)
  const rename = (optionsText: string) =>
    ({ type: 'changed', key: 'a', change: { optionsText } }) as const
  const idsIn = ({ present }: BuilderHistory) =>
    toChangedContent(toSentContent(present), present).fields[0]?.optionIds

  it.each([
    ['Certainly, No', ['Yes', 'No']],
    ['No, Later, Yes', ['No', null, 'Yes']],
  ])('stay with options that are now %s', (text, ids) => {
    expect(idsIn(reduceBuilderHistory(initialBuilderHistory(form), rename(text)))).toEqual(ids)
  })

  it('are those of the draft once it is opened, and of the form once it is saved', () => {
    const fields = [toStoredField(stay(['No', 'Certainly'], ['No', 'Yes']))]
    const draft = { ...DRAFT, fields }
    const inDraft = reduceBuilderHistory(initialBuilderHistory(form), {
      type: 'draftOpened',
      draft,
    })
    expect(idsIn(reduceBuilderHistory(inDraft, rename('No, Surely')))).toEqual(['No', 'Yes'])

    const renamed = reduceBuilderHistory(initialBuilderHistory(form), rename('Certainly, No'))
    const saved = reduceBuilderHistory(renamed, {
      type: 'saved',
      form: eventForm([stay(['Certainly', 'No'], ['Yes', 'No'])], 8),
      sent: { ...toSentContent(renamed.present), keys: ['a'] },
    })
    expect(idsIn(reduceBuilderHistory(saved, rename('No, Certainly')))).toEqual(['No', 'Yes'])
  })
})
