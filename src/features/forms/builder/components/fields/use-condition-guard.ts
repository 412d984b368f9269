import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { lostConditions } from '../../dependents'

/**
 * Returns `ask(action, act)`, which calls `act` at once when the action takes no conditions away, and
 * otherwise after a confirmation that names the fields.
 */
export function useConditionGuard(state: BuilderState) {
  const [asked, setAsked] = useState<{ lost: string[]; act: () => void }>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    ask(action: BuilderAction, act: () => void) {
      const lost = lostConditions(state.fields, reduceBuilder(state, action).fields)
      if (lost.length === 0) return act()
      setAsked({ lost, act })
      setOpen(true)
    },
  }
}
