import type { ActionDispatch } from 'react'
import { flushSync } from 'react-dom'
import type { RegistrationEvent } from '../../registration-reducer'
import type { RegistrationState } from '../../registration-state'

interface PeopleProps {
  state: RegistrationState
  dispatch: ActionDispatch<[RegistrationEvent]>
  saveSoon: () => void
}

/**
 * Returns functions that add and remove people of a party. The code that they need (party-form.ts)
 * is loaded with the cards of the people.
 */
export function usePartyPeople({ state, dispatch, saveSoon }: PeopleProps) {
  const { form, cards, draft, errors } = state
  const { people = 0 } = form

  async function add() {
    const { expandPartyForm } = await import('../../party-form')
    const next = [...cards, Math.max(...cards) + 1]
    const more = { form: expandPartyForm(form, people + 1), cards: next, draft, errors }
    flushSync(() => dispatch({ type: 'people', ...more }))
    saveSoon()
  }

  /**
   * @param person the person's number, from 2. The first person makes the registration and cannot
   * be removed.
   */
  async function remove(person: number) {
    const { expandPartyForm, withoutPerson } = await import('../../party-form')
    flushSync(() =>
      dispatch({
        type: 'people',
        form: expandPartyForm(form, people - 1),
        cards: cards.filter((_, at) => at !== person - 1),
        draft: withoutPerson(draft, person),
        errors: withoutPerson(errors, person),
      }),
    )
    saveSoon()
  }

  return { add, remove }
}

export type PeopleControls = ReturnType<typeof usePartyPeople>
