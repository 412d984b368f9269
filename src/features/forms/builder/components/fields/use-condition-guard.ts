import { useState } from 'react'
import { type BuilderAction, reduceBuilder } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { lostConditions } from '../../dependents'

interface Asked {
  /** One sentence about each field that loses a condition. */
  lost: string[]
  act: () => void
  keep?: () => void
  /** Id of the input that was left; it gets the focus when the confirmation closes. */
  left?: string
}

/**
 * `ask` calls `act` at once when no field loses a condition. Otherwise it asks for a confirmation,
 * then calls `act`, or `keep` if staff decline.
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
