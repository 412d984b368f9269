import type { FieldType } from '../field-types'
import { type Party, personFieldId } from './party'

type Field = { id: string; label: string; fieldType: FieldType }

const ADULT_YEARS = 18
const BIRTH = /birth|kapanganakan|natawhan|pannakayanak|born/i

/**
 * Returns the date field that says how old a person is. Of the date fields that each person is
 * asked, this is the one with a label about birth, otherwise the first. Undefined when there is
 * none.
 */
export function findBirthField<F extends Field>(
  fields: readonly F[],
  { fieldIds }: Pick<Party, 'fieldIds'>,
): F | undefined {
  const dates = fields.filter(({ id, fieldType }) => fieldType === 'date' && fieldIds.includes(id))
  return dates.find(({ label }) => BIRTH.test(label)) ?? dates[0]
}

/** The latest date of birth of somebody who is an adult on `today`, a day such as `2026-12-31`. */
const adultSince = (today: string) => `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`

/** True when at least one of the people is an adult on `today`, a day such as `2026-12-31`. */
export const hasAdult = (
  birthFieldId: string,
  people: number,
  answers: Readonly<Record<string, unknown>>,
  today: string,
): boolean =>
  Array.from({ length: people }, (_, at) => answers[personFieldId(birthFieldId, at + 1)]).some(
    (born) => typeof born === 'string' && born !== '' && born <= adultSince(today),
  )
