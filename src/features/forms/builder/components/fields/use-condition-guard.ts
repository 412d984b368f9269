import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { lostConditions } from '../../dependents'

/**
 * Returns `ask(action, act, keep)`, which calls `act` at once when the action takes no conditions
 * away, and otherwise after a confirmation that names the fields; `keep` when that is refused.
 */
export function useConditionGuard(state: BuilderState) {
  const [asked, setAsked] = useState<{ lost: string[]; act: () => void; keep?: () => void }>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    ask(action: BuilderAction, act: () => void, keep?: () => void) {
      const lost = lostConditions(state.fields, reduceBuilder(state, action).fields)
      if (lost.length === 0) return act()
      setAsked({ lost, act, keep })
      setOpen(true)
    },
  }
}
