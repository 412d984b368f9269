import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { describeLostConditions } from '../../dependents'

interface Asked {
  lost: string[]
  act: () => void
  keep?: () => void
  left?: string
}

/**
 * Returns the state of a confirmation dialog, and `ask`, which calls `act` at once when no field
 * loses a condition. Otherwise the dialog calls `act` when staff confirm, or `keep` when they
 * decline.
 */
export function useConditionGuard(state: BuilderState) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  return {
    asked,
    isOpen,
    setOpen,
    ask(action: BuilderAction, act: Asked['act'], keep?: Asked['keep'], left?: string) {
      const lost = describeLostConditions(state.fields, reduceBuilder(state, action).fields)
      if (lost.length === 0) return act()
      setAsked({ lost, act, keep, left })
      setOpen(true)
    },
  }
}
