import { toInstant } from '@/lib/dates'
import type { Party, PublicParty } from '../party/party'
import { type FormRow, presentPublicForm } from '../present'
import type { Places } from './schema'

function settingsOf(party: PublicParty | undefined): Party | null {
  if (!party) return null
  const { nameFieldIds, ...settings } = party
  return settings
}

export function placesOf(form: FormRow): Places {
  const { opensAt, closesAt, places, limits } = form
  return {
    opensAt,
    closesAt,
    ...places,
    changeUntil: toInstant(places.changeUntil),
    party: settingsOf(presentPublicForm(form).party),
    limits,
  }
}
