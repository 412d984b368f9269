import 'server-only'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import { TYPES_WITH_OPTION_LIMITS } from '@/features/forms/capacity/schema'
import { findBirthField, hasAdult } from '@/features/forms/party/adults'
import { expandPartyFields } from '@/features/forms/party/expand'
import {
  PEOPLE_INPUT_NAME,
  type PublicParty,
  splitPersonFieldId,
} from '@/features/forms/party/party'
import type { ActiveForm } from '@/features/forms/server/data'
import { AppError } from '@/lib/errors'
import { shiftToManilaTime } from '@/lib/manila-time'
import type { PARTY_WORDS } from '@/lib/words/english/party'
import { fillPlaceholders } from '@/lib/words/fill'

type Form = Pick<ActiveForm, 'party' | 'fields'>

/**
 * Returns the fields for `asked` people, where the questions for each person are repeated. Null
 * stands for one person. Throws `submission.invalid` for more or fewer people than the form takes.
 */
export function fieldsOfPeople<F extends ActiveForm['fields'][number]>(
  { party, fields }: { party?: PublicParty | undefined; fields: readonly F[] },
  asked: number | null,
  words: typeof PARTY_WORDS,
) {
  const people = asked ?? 1
  const { min, max } = party ?? { min: 1, max: 1 }
  const refuse = (message: string) =>
    new AppError('submission.invalid', { fields: { [PEOPLE_INPUT_NAME]: message } })
  if (people > max)
    throw refuse(max === 1 ? words.onlyOne : fillPlaceholders(words.tooMany, { count: max }))
  if (people < min) throw refuse(fillPlaceholders(words.tooFew, { count: min }))
  return { people, fields: expandPartyFields(fields, party, people) }
}

/**
 * Returns the error that an adult is missing, under the id of the first shown date of birth, or of
 * the number of people when no date of birth is shown. Empty when no adult is missing.
 */
export function findMissingAdultError(
  { party, fields }: Form,
  people: number,
  { answers, shown }: { answers: Answers; shown: readonly { id: string }[] },
  words: typeof PARTY_WORDS,
): Record<string, string> {
  const born = party?.needsAdult ? findBirthField(fields, party) : undefined
  if (!born) return {}
  const today = shiftToManilaTime(new Date()).toISOString().slice(0, 10)
  if (hasAdult(born.id, people, answers, today)) return {}
  const first = shown.find(({ id }) => splitPersonFieldId(id).fieldId === born.id)
  return { [first?.id ?? PEOPLE_INPUT_NAME]: words.adult }
}

/** Any person of a party except the first. */
export interface LaterPerson {
  person: number
  data: Answers
  searchText: string
}

/**
 * Splits the answers of a party by person. The first person also gets the answers that the party
 * gave once. Of these, the other people get only choices, provinces and towns, because limits count
 * people by them.
 */
export function splitAnswersIntoRows(
  { party, fields }: Form,
  all: Answers,
  people: number,
): { first: Answers; members: LaterPerson[] } {
  if (!party) return { first: all, members: [] }
  const first: Answers = {}
  const others = new Map<number, Answers>()
  for (const [id, answer] of Object.entries(all)) {
    const { fieldId, person } = splitPersonFieldId(id)
    if (person === 1 || !party.fieldIds.includes(fieldId)) first[id] = answer
    else others.set(person, { ...others.get(person), [fieldId]: answer })
  }
  const shared = fields.filter(
    ({ id, fieldType }) =>
      !party.fieldIds.includes(id) &&
      (TYPES_WITH_OPTION_LIMITS.has(fieldType) || fieldType === 'province_town'),
  )
  const choices = Object.fromEntries(
    shared.flatMap(({ id }) => (first[id] === undefined ? [] : [[id, first[id]]])),
  )
  const members = Array.from({ length: people - 1 }, (_, at) => {
    const own = others.get(at + 2) ?? {}
    return { person: at + 2, data: { ...choices, ...own }, searchText: toSearchText(own) }
  })
  return { first, members }
}
