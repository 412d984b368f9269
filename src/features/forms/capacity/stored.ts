import type { FormRow } from '../present'
import type { Places } from './schema'

const toIso = (time: string | null) => time && new Date(time).toISOString()

/** The times and places of a form as it is stored. */
export const placesOf = ({ opensAt, closesAt, places, limits }: FormRow): Places => ({
  opensAt: toIso(opensAt),
  closesAt: toIso(closesAt),
  ...places,
  limits,
})
