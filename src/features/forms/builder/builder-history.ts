import type { EventForm } from '../schema'
import { type BuilderAction, reduceBuilder } from './builder'
import {
  type BuilderState,
  builderStateOf,
  mapKeysToStoredIds,
  NO_WORK_PROBLEMS,
  withStoredIds,
} from './builder-state'
import type { BuilderWork } from './draft-on-screen'

export interface BuilderHistory {
  present: BuilderState
  past: readonly BuilderWork[]
  /** The states that redo restores. The state that was undone last comes first. */
  future: readonly BuilderWork[]
  /**
   * The property that was changed last; null after any other action. Consecutive changes of the
   * same property are undone in one step.
   */
  place: string | null
}

export type HistoryAction = BuilderAction | { type: 'undone' } | { type: 'redone' }

const STEPS = 100

export const initialBuilderHistory = (form: EventForm): BuilderHistory => ({
  present: builderStateOf(form),
  past: [],
  future: [],
  place: null,
})

const workOf = ({ fields, receipt, details, privacy }: BuilderState): BuilderWork => ({
  fields,
  receipt,
  details,
  privacy,
})

function placeOf(action: BuilderAction): string | null {
  if (!('change' in action)) return null
  const key = action.type === 'changed' ? action.key : action.type
  return [key, ...Object.keys(action.change)].join(' ')
}

/**
 * Returns the state with `work` and without validation errors, because the errors of restored work
 * are not known.
 */
const bring = (present: BuilderState, work: BuilderWork): BuilderState => ({
  ...present,
  ...work,
  problems: NO_WORK_PROBLEMS,
})

/**
 * Puts the new ids of saved fields into the undo and redo states too. Without its id, a field that
 * undo restores would be saved as a new one.
 */
function acceptSaved(history: BuilderHistory, action: BuilderAction & { type: 'saved' }) {
  const ids = mapKeysToStoredIds(action.form, action.sent)
  const known = (work: BuilderWork) => ({ ...work, fields: withStoredIds(work.fields, ids) })
  return { past: history.past.map(known), future: history.future.map(known) }
}

/**
 * Applies an action to the builder's state and its undo steps. The steps remain after a save, but
 * are dropped when another version or a draft is loaded.
 */
export function reduceBuilderHistory(
  history: BuilderHistory,
  action: HistoryAction,
): BuilderHistory {
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
  if (action.type === 'reloaded') return initialBuilderHistory(action.form)
  const next = reduceBuilder(present, action)
  if (action.type === 'draftOpened') return { present: next, past: [], future: [], place: null }
  if (action.type === 'saved') {
    return { present: next, ...acceptSaved(history, action), place: null }
  }
  const isSame = (Object.keys(workOf(next)) as (keyof BuilderWork)[]).every(
    (part) => next[part] === present[part],
  )
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
