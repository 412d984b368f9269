import type { EventForm } from '../schema'
import { type BuilderAction, reduceBuilder } from './builder'
import { type BuilderState, idsOfSaved, openForm, withIds } from './builder-state'
import type { Work } from './draft-on-screen'

export interface BuilderHistory {
  present: BuilderState
  /** Latest last. */
  past: readonly Work[]
  /** Next first. */
  future: readonly Work[]
  /** What the last change was made to: typing on at the same place is one step. */
  place: string | null
}

export type HistoryAction = BuilderAction | { type: 'undone' } | { type: 'redone' }

const STEPS = 100

export const openHistory = (form: EventForm): BuilderHistory => ({
  present: openForm(form),
  past: [],
  future: [],
  place: null,
})

const workOf = ({ fields, receipt }: BuilderState): Work => ({ fields, receipt })

/** Null when the step ends here: the next change is a step of its own. */
function placeOf(action: BuilderAction): string | null {
  if (action.type !== 'changed' && action.type !== 'receiptChanged') return null
  const key = action.type === 'changed' ? action.key : 'receipt'
  return [key, ...Object.keys(action.change)].join(' ')
}

/** What is wrong was said of other work. */
const bring = (present: BuilderState, work: Work): BuilderState => ({
  ...present,
  ...work,
  problems: {},
  receiptProblems: {},
})

/** A field that a save has given an id keeps it, whatever is brought back: it is the same field. */
function acceptSaved(history: BuilderHistory, action: BuilderAction & { type: 'saved' }) {
  const ids = idsOfSaved(action.form, action.sent)
  const known = (work: Work) => ({ ...work, fields: withIds(work.fields, ids) })
  return { past: history.past.map(known), future: history.future.map(known) }
}

/** The builder with undo and redo; at most 100 steps back, also beyond a save. */
export function reduceHistory(history: BuilderHistory, action: HistoryAction): BuilderHistory {
  const { present, past, future, place } = history
  if (action.type === 'undone') {
    const work = past.at(-1)
    if (!work) return history
    return {
      present: bring(present, work),
      past: past.slice(0, -1),
      future: [workOf(present), ...future],
      place: null,
    }
  }
  if (action.type === 'redone') {
    const [work, ...rest] = future
    if (!work) return history
    return {
      present: bring(present, work),
      past: [...past, workOf(present)],
      future: rest,
      place: null,
    }
  }
  if (action.type === 'reloaded') return openHistory(action.form)
  const next = reduceBuilder(present, action)
  if (action.type === 'draftOpened') return { present: next, past: [], future: [], place: null }
  if (action.type === 'saved') {
    return { present: next, ...acceptSaved(history, action), place: null }
  }
  const isSame = next.fields === present.fields && next.receipt === present.receipt
  if (isSame) return { ...history, present: next, place: null }
  const at = placeOf(action)
  if (at !== null && at === place) return { ...history, present: next, future: [] }
  return {
    present: next,
    past: [...past, workOf(present)].slice(-STEPS),
    future: [],
    place: at,
  }
}
