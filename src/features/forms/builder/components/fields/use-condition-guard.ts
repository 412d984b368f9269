import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { lostConditions } from '../../dependents'

interface Asked {
  /** Sentences about the fields that lose a condition. */
  lost: string[]
  act: () => void
  keep?: () => void
  /** The id of the input that was left, when that was the change; it gets the focus again. */
  left?: string
}

/**
 * Returns `ask(action, act, keep, left)`. It calls `act` at once when the action takes no
 * conditions away. Otherwise a confirmation names the fields; `act` is called when it is given,
 * `keep` when it is refused.
 */
export function useConditionGuard(state: BuilderState) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    ask(action: BuilderAction, act: Asked['act'], keep?: Asked['keep'], left?: string) {
      const lost = lostConditions(state.fields, reduceBuilder(state, action).fields)
      if (lost.length === 0) return act()
      setAsked({ lost, act, keep, left })
      setOpen(true)
    },
  }
}
