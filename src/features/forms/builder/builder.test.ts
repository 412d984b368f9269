import { describe, expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import { NO_ANSWER_LIMITS } from '../answer-limits'
import type { FormField } from '../schema'
import { type BuilderAction, reduceBuilder } from './builder'
import {
  type BuilderState,
  builderStateOf,
  hasUnsavedWork,
  NO_WORK_PROBLEMS,
} from './builder-state'
import { findDraftFieldProblems, toFieldInputs } from './draft-fields'
import { toSentContent } from './draft-on-screen'
import { findWorkProblems } from './problems'

const form = (fields: FormField[], revision = 3) => eventForm(fields, revision)

const run = (state: BuilderState, ...actions: BuilderAction[]) =>
  actions.reduce(reduceBuilder, state)
const workOf = (state: BuilderState) => ({ ...toSentContent(state), keys: keys(state) })
const keys = (state: BuilderState) => state.fields.map(({ key }) => key)

const threeFields = () =>
  builderStateOf(form([eventField('c', 2), eventField('a', 0), eventField('b', 1)]))

describe('opening a form', () => {
  it('shows its fields by order and has no unsaved work', () => {
    const state = threeFields()
    expect(keys(state)).toEqual(['a', 'b', 'c'])
    expect(hasUnsavedWork(state)).toBe(false)
  })
})

describe('order (Spec §4)', () => {
  it('puts a field anywhere', () => {
    expect(keys(run(threeFields(), { type: 'moved', key: 'c', to: 0 }))).toEqual(['c', 'a', 'b'])
    expect(keys(run(threeFields(), { type: 'moved', key: 'a', to: 2 }))).toEqual(['b', 'c', 'a'])
    expect(keys(run(threeFields(), { type: 'moved', key: 'a', to: 3 }))).toEqual(['b', 'c', 'a'])
  })

  it('puts a copy below its original, unknown to the server, and opens it', () => {
    const state = run(threeFields(), { type: 'duplicated', key: 'a', copyKey: 'new-1' })
    expect(keys(state)).toEqual(['a', 'new-1', 'b', 'c'])
    expect(state.fields[1]).toMatchObject({ label: 'Label a copy', fieldType: 'text' })
    expect(state.fields[1]).not.toHaveProperty('id')
    expect(state.openKey).toBe('new-1')
  })

  it('swaps a field with the one above it', () => {
    expect(keys(run(threeFields(), { type: 'movedUp', key: 'c' }))).toEqual(['a', 'c', 'b'])
  })

  it('leaves the first field where it is', () => {
    expect(keys(run(threeFields(), { type: 'movedUp', key: 'a' }))).toEqual(['a', 'b', 'c'])
  })

  it.each<[string, BuilderAction[]]>([
    ['moved behind it', [{ type: 'moved', key: 'a', to: 2 }]],
    ['passed by it', [{ type: 'movedUp', key: 'b' }]],
    ['removed', [{ type: 'removed', key: 'a' }]],
  ])('takes a condition away when the question it names is %s', (_how, actions) => {
    const rules = [{ fieldId: 'a', is: 'given' as const }]
    const [a, b, c] = [eventField('a', 0), eventField('b', 1), eventField('c', 2)]
    const opened = builderStateOf(form([a, { ...b, showWhen: { match: 'all', rules } }, c]))
    const shownWhen = ({ fields }: BuilderState) => fields.find(({ key }) => key === 'b')?.showWhen
    expect(shownWhen(opened)?.rules).toEqual(rules)
    expect(shownWhen(run(opened, ...actions))).toBeNull()
  })

  it('renumbers what is left after a removal', () => {
    const state = run(threeFields(), { type: 'removed', key: 'b' })
    expect(toFieldInputs(state.fields).map(({ id, order }) => [id, order])).toEqual([
      ['a', 0],
      ['c', 1],
    ])
    expect(hasUnsavedWork(state)).toBe(true)
  })
})

describe('editing', () => {
  it('opens a new field at the end, with an id that conditions can name', () => {
    const state = run(threeFields(), { type: 'added', fieldType: 'date', key: 'new-1' })
    expect(state.openKey).toBe('new-1')
    expect(toFieldInputs(state.fields).at(-1)).toEqual({
      id: 'new-1',
      label: '',
      fieldType: 'date',
      placeholder: null,
      helpText: null,
      isRequired: false,
      isSensitive: false,
      options: null,
      showWhen: null,
      ...NO_ANSWER_LIMITS,
      order: 3,
    })
  })

  it('opens a new field at the place that was asked for', () => {
    const added = { type: 'added', fieldType: 'text', key: 'new-1', position: 1 } as const
    const { fields, openKey } = run(threeFields(), added)
    expect(fields.map(({ key }) => key)).toEqual(['a', 'new-1', 'b', 'c'])
    expect(openKey).toBe('new-1')
  })

  it('keeps the raw options text, and sends it trimmed and without doubles', () => {
    const state = run(threeFields(), {
      type: 'changed',
      key: 'a',
      change: { fieldType: 'select', optionsText: ' Luzon ,, Visayas,Luzon, ' },
    })
    expect(state.fields[0]?.optionsText).toBe(' Luzon ,, Visayas,Luzon, ')
    expect(toFieldInputs(state.fields)[0]?.options).toEqual(['Luzon', 'Visayas'])
  })

  it('sends no options for a type that has none, yet remembers them', () => {
    const state = run(
      threeFields(),
      { type: 'changed', key: 'a', change: { fieldType: 'select', optionsText: 'Yes, No' } },
      { type: 'changed', key: 'a', change: { fieldType: 'text' } },
    )
    expect(toFieldInputs(state.fields)[0]?.options).toBeNull()
    expect(state.fields[0]?.optionsText).toBe('Yes, No')
  })

  it('is saved again once a change is undone', () => {
    const changed = run(threeFields(), { type: 'changed', key: 'a', change: { label: 'Other' } })
    expect(hasUnsavedWork(changed)).toBe(true)
    const undone = run(changed, { type: 'changed', key: 'a', change: { label: 'Label a ' } })
    expect(hasUnsavedWork(undone)).toBe(false)
  })
})

describe('checking', () => {
  it('finds fields without a label and opens the first of them', () => {
    const state = run(threeFields(), { type: 'changed', key: 'b', change: { label: '  ' } })
    const problems = findWorkProblems(state)
    expect(problems).toEqual({
      ...NO_WORK_PROBLEMS,
      fields: { b: { label: 'All fields must have a label' } },
    })
    const refused = run(state, { type: 'refused', problems })
    expect(refused.openKey).toBe('b')
    const mended = run(refused, { type: 'changed', key: 'b', change: { label: 'B' } })
    expect(mended.problems).toEqual(NO_WORK_PROBLEMS)
  })

  it('names the control that holds too much', () => {
    const state = run(threeFields(), {
      type: 'changed',
      key: 'a',
      change: { fieldType: 'checkbox', optionsText: `Fine, ${'x'.repeat(201)}` },
    })
    expect(findDraftFieldProblems(state.fields)).toEqual({
      a: { optionsText: 'This option is too long' },
    })
  })
})

describe('saving', () => {
  it('takes over the ids of new fields and the new revision', () => {
    const sent = run(
      threeFields(),
      { type: 'added', fieldType: 'email', key: 'new-1' },
      { type: 'changed', key: 'new-1', change: { label: 'Email' } },
      { type: 'movedUp', key: 'new-1' },
    )
    const answer = form(
      [
        eventField('a', 0),
        eventField('b', 1),
        eventField('fresh', 2, { label: 'Email', fieldType: 'email' }),
        eventField('c', 3),
      ],
      4,
    )
    const state = run(sent, { type: 'saved', form: answer, sent: workOf(sent) })
    expect(state.fields.map(({ id }) => id)).toEqual(['a', 'b', 'fresh', 'c'])
    expect(keys(state)).toEqual(['a', 'b', 'new-1', 'c'])
    expect(state.revision).toBe(4)
    expect(hasUnsavedWork(state)).toBe(false)
  })

  it('gives conditions about a new field its id', () => {
    const rules = [{ fieldId: 'new-1', is: 'given' as const }]
    const sent = run(
      threeFields(),
      { type: 'added', fieldType: 'text', key: 'new-1', position: 0 },
      { type: 'changed', key: 'b', change: { showWhen: { match: 'all', rules } } },
    )
    const showWhen = { match: 'all' as const, rules: [{ fieldId: 'fresh', is: 'given' as const }] }
    const answer = form([
      eventField('fresh', 0, { label: '' }),
      eventField('a', 1),
      eventField('b', 2, { showWhen }),
      eventField('c', 3),
    ])
    const state = run(sent, { type: 'saved', form: answer, sent: workOf(sent) })
    expect(state.fields[2]?.showWhen).toEqual(showWhen)
    expect(hasUnsavedWork(state)).toBe(false)
  })

  it('keeps what was typed while the save was on its way', () => {
    const sent = run(threeFields(), { type: 'changed', key: 'a', change: { label: 'Sent' } })
    const work = workOf(sent)
    const typed = run(
      sent,
      { type: 'changed', key: 'a', change: { label: 'Sent and more' } },
      { type: 'removed', key: 'c' },
    )
    const answer = form(
      [eventField('a', 0, { label: 'Sent' }), eventField('b', 1), eventField('c', 2)],
      4,
    )
    const state = run(typed, { type: 'saved', form: answer, sent: work })
    expect(state.fields[0]?.label).toBe('Sent and more')
    expect(keys(state)).toEqual(['a', 'b'])
    expect(hasUnsavedWork(state)).toBe(true)
  })
})

describe('the confirmation email', () => {
  const on = { type: 'receiptChanged', change: { isOn: true, subject: 'Welcome' } } as const

  it('is unsaved work until it is saved with the fields', () => {
    const changed = run(threeFields(), on)
    expect(hasUnsavedWork(changed)).toBe(true)
    const answer = { ...form([]), receipt: changed.receipt }
    const saved = run(changed, { type: 'saved', form: answer, sent: workOf(changed) })
    expect(saved.receipt).toEqual(changed.receipt)
    expect(hasUnsavedWork(run(saved, { type: 'reloaded', form: answer }))).toBe(false)
  })

  it('keeps what was typed while the save was on its way, as unsaved', () => {
    const sent = run(threeFields(), on)
    const typed = run(sent, { type: 'receiptChanged', change: { subject: 'Welcome back' } })
    const answer = { ...form([]), receipt: sent.receipt }
    const state = run(typed, { type: 'saved', form: answer, sent: workOf(sent) })
    expect(state.receipt.subject).toBe('Welcome back')
    expect(hasUnsavedWork(state)).toBe(true)
  })

  it('loses what is wrong with it as soon as it is changed', () => {
    const refused = run(threeFields(), {
      type: 'refused',
      problems: { ...NO_WORK_PROBLEMS, receipt: { text: 'Please write the message' } },
    })
    expect(refused.problems.receipt.text).toBeDefined()
    expect(run(refused, on).problems.receipt).toEqual({})
  })
})

describe('name, address, texts and privacy', () => {
  const renamed = { type: 'detailsChanged', change: { name: ' Camp ' } } as const
  const asking = {
    type: 'privacyChanged',
    change: { notice: { isOn: true, isSensitive: false, text: 'We keep it for a month.' } },
  } as const

  it('are unsaved work until Save Form has saved them', () => {
    for (const change of [renamed, asking]) {
      const changed = run(threeFields(), change)
      expect(hasUnsavedWork(changed)).toBe(true)
      const stored = form([eventField('a', 0), eventField('b', 1), eventField('c', 2)], 4)
      const notice = { ...changed.privacy.notice, version: 1 }
      const answer = { ...stored, name: 'Camp', privacy: { ...changed.privacy, notice } }
      const saved = run(changed, { type: 'saved', form: answer, sent: workOf(changed) })
      expect(saved.details.name).toBe('Camp')
      expect(hasUnsavedWork(saved)).toBe(false)
    }
  })

  it('keep what was typed while the save was on its way, as unsaved', () => {
    const sent = run(threeFields(), renamed)
    const typed = run(sent, { type: 'detailsChanged', change: { name: 'Camp 2027' } })
    const answer = {
      ...form(
        threeFields().fields.map(({ key }, at) => eventField(key, at)),
        4,
      ),
      name: 'Camp',
    }
    const state = run(typed, { type: 'saved', form: answer, sent: workOf(sent) })
    expect(state.details.name).toBe('Camp 2027')
    expect(hasUnsavedWork(state)).toBe(true)
    const asked = run(sent, asking)
    const saved = run(asked, { type: 'saved', form: answer, sent: workOf(sent) })
    expect(saved.privacy).toEqual(asked.privacy)
    expect(hasUnsavedWork(saved)).toBe(true)
  })

  it('are checked with everything else', () => {
    const state = run(
      threeFields(),
      { type: 'detailsChanged', change: { slug: 'Not a slug', name: ' ' } },
      { type: 'privacyChanged', change: { notice: { isOn: true, isSensitive: false, text: '' } } },
    )
    expect(findWorkProblems(state)).toMatchObject({
      details: {
        name: 'Please enter a form name',
        slug: 'Use lowercase letters, numbers and single hyphens only',
      },
      privacy: { 'notice.text': 'Please write what is agreed to' },
    })
  })
})
