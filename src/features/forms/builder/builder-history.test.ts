import { describe, expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import {
  type BuilderHistory,
  type HistoryAction,
  initialBuilderHistory,
  reduceBuilderHistory,
} from './builder-history'
import { hasUnsavedWork, NO_WORK_PROBLEMS } from './builder-state'
import { toFieldInputs } from './draft-fields'
import { toSentContent } from './draft-on-screen'

const form = (ids: string[], revision = 1) =>
  eventForm(
    ids.map((id, order) => eventField(id, order)),
    revision,
  )

const run = (history: BuilderHistory, ...actions: HistoryAction[]) =>
  actions.reduce(reduceBuilderHistory, history)
const keys = ({ present }: BuilderHistory) => present.fields.map(({ key }) => key)
const labels = ({ present }: BuilderHistory) => present.fields.map(({ label }) => label)
const typed = (key: string, label: string): HistoryAction => ({
  type: 'changed',
  key,
  change: { label },
})
const undo: HistoryAction = { type: 'undone' }
const redo: HistoryAction = { type: 'redone' }
const start = () => initialBuilderHistory(form(['a', 'b', 'c']))

describe('undo and redo', () => {
  it('go back and forth over every kind of change', () => {
    const changes: HistoryAction[] = [
      { type: 'added', fieldType: 'date', key: 'new-1' },
      { type: 'moved', key: 'c', to: 0 },
      { type: 'movedUp', key: 'b' },
      { type: 'duplicated', key: 'a', copyKey: 'new-2' },
      { type: 'removed', key: 'b' },
      { type: 'receiptChanged', change: { isOn: true } },
      { type: 'detailsChanged', change: { name: 'Camp' } },
      {
        type: 'privacyChanged',
        change: { notice: { isOn: true, isSensitive: true, text: 'Why' } },
      },
    ]
    const states = [start()]
    for (const change of changes) states.push(run(states.at(-1) ?? start(), change))
    let history = states.at(-1) ?? start()
    for (const before of states.toReversed().slice(1)) {
      history = run(history, undo)
      expect(history.present.fields).toEqual(before.present.fields)
      expect(history.present.receipt).toEqual(before.present.receipt)
      expect(history.present.details).toEqual(before.present.details)
      expect(history.present.privacy).toEqual(before.present.privacy)
    }
    expect(hasUnsavedWork(history.present)).toBe(false)
    for (const after of states.slice(1)) {
      history = run(history, redo)
      expect(history.present.fields).toEqual(after.present.fields)
    }
  })

  it('take typing at one place as one step, and at another as the next', () => {
    const history = run(start(), typed('a', 'N'), typed('a', 'Na'), typed('b', 'C'))
    expect(labels(run(history, undo))).toEqual(['Na', 'Label b', 'Label c'])
    expect(labels(run(history, undo, undo))).toEqual(['Label a', 'Label b', 'Label c'])
  })

  it('begin a new step after the card was closed and opened', () => {
    const toggled: HistoryAction = { type: 'toggled', key: 'a' }
    const history = run(start(), typed('a', 'N'), toggled, typed('a', 'Na'))
    expect(labels(run(history, undo))[0]).toBe('N')
  })

  it('have nothing to do at the ends', () => {
    expect(run(start(), undo, redo)).toEqual(start())
  })

  it('forget what was undone once something else is changed', () => {
    const history = run(start(), typed('a', 'N'), undo, typed('b', 'C'), redo)
    expect(labels(history)).toEqual(['Label a', 'C', 'Label c'])
  })

  it('take no step where nothing changed', () => {
    expect(run(start(), { type: 'movedUp', key: 'a' }).past).toEqual([])
    expect(run(start(), { type: 'moved', key: 'c', to: 3 }).past).toEqual([])
  })

  it('show no errors, which were those of other work', () => {
    const problems = {
      ...NO_WORK_PROBLEMS,
      fields: { a: { label: 'All fields must have a label' } },
    }
    const refused = run(start(), typed('a', ''), { type: 'refused', problems })
    expect(run(refused, undo).present.problems).toEqual(NO_WORK_PROBLEMS)
    expect(run(start(), typed('a', ''), undo, { type: 'refused', problems }, redo)).toMatchObject({
      present: { problems: NO_WORK_PROBLEMS },
    })
  })

  it('go a hundred steps back', () => {
    const swaps = Array.from({ length: 120 }, (_, at): HistoryAction => {
      return { type: 'movedUp', key: at % 2 ? 'a' : 'b' }
    })
    expect(run(start(), ...swaps).past).toHaveLength(100)
  })
})

describe('a save', () => {
  const added = () =>
    run(start(), { type: 'added', fieldType: 'text', key: 'new-1' }, typed('new-1', 'Church'))
  const sent = { ...toSentContent(added().present), keys: ['a', 'b', 'c', 'new-1'] }

  it('does not make a new field of one that undo and redo bring back', () => {
    const saved = run(added(), { type: 'saved', form: form(['a', 'b', 'c', 'd'], 2), sent })
    const back = run(saved, undo, redo)
    expect(toFieldInputs(back.present.fields).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    const without = run(saved, { type: 'removed', key: 'new-1' }, undo)
    expect(without.present.fields.at(-1)?.id).toBe('d')
  })

  it('gives its id to what was undone before it, too', () => {
    const undone = run(added(), typed('new-1', 'Parish'), { type: 'toggled', key: 'a' })
    const back = run(undone, typed('new-1', 'Chapel'), undo)
    const work = { ...toSentContent(back.present), keys: ['a', 'b', 'c', 'new-1'] }
    const saved = run(back, { type: 'saved', form: form(['a', 'b', 'c', 'd'], 2), sent: work })
    const redone = run(saved, redo).present.fields.at(-1)
    expect([redone?.label, redone?.id]).toEqual(['Chapel', 'd'])
  })

  it('can be gone back beyond, and that is unsaved work', () => {
    const saved = run(added(), { type: 'saved', form: form(['a', 'b', 'c', 'd'], 2), sent })
    const back = run(saved, undo, undo)
    expect(keys(back)).toEqual(['a', 'b', 'c'])
    expect(back.present.revision).toBe(2)
    expect(hasUnsavedWork(back.present)).toBe(true)
  })

  it('by somebody else leaves nothing to undo once theirs is loaded', () => {
    const history = run(added(), { type: 'reloaded', form: form(['x'], 9) })
    expect(history).toEqual(initialBuilderHistory(form(['x'], 9)))
  })
})
