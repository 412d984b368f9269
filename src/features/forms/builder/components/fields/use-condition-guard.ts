import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { lostConditions } from '../../dependents'

interface Asked {
  /** One sentence about each field that loses a condition. */
  lost: string[]
  act: () => void
  keep?: () => void
  /** Id of the input that lost the focus; it gets the focus again when the confirmation closes. */
  left?: string
}

/**
 * Returns `ask`, which calls `act` at once when no field loses a condition. Otherwise `ask` wants a
 * confirmation first, and calls `act` when staff confirm, `keep` when they decline.
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
