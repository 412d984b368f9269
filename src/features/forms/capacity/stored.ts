import type { FormRow } from '../present'
import type { Places } from './schema'

/** The times and places of a form as it is stored. */
export const placesOf = ({ opensAt, closesAt, places, limits }: FormRow): Places => ({
  opensAt,
  closesAt,
  ...places,
  limits,
})
