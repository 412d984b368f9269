import 'server-only'
import type { ChosenRecords, FindPersonInput } from '@/features/people/schema'
import {
  findSubmissionsByName,
  findSubmissionsOf,
} from '@/features/submissions/records/server/person'
import { findTestimoniesOf } from '@/features/testimonies/server/person'
import { AppError } from '@/lib/errors'
import { isNamedIn, type Person, parsePerson } from '@/lib/people/person'

export interface SearchedPerson {
  people: Person[]
  name: string | null
}

const UNCLEAR = new AppError('person.unclear').message
const unclear = () => new AppError('person.unclear', { fields: { who: UNCLEAR } })

/**
 * True for a text that may be a name. Callers have excluded valid addresses and numbers, so a text
 * with an @ is a mistyped address.
 */
const isName = (text: string) => /\p{L}{2}/u.test(text) && !text.includes('@')

export function parseSearchedPerson({ who, others }: FindPersonInput): SearchedPerson {
  const [first, ...rest] = [who, ...others].map(parsePerson)
  const further = rest.map((person) => {
    if (!person) throw unclear()
    return person
  })
  if (first) return { people: [first, ...further], name: null }
  if (!isName(who)) throw unclear()
  return { people: further, name: who }
}

function unite<Row extends { id: number; isCertain: boolean; matches?: string[] }>(
  lists: readonly Row[][],
): Row[] {
  const rows = new Map<number, Row>()
  for (const row of lists.flat()) {
    const known = rows.get(row.id)
    const matches = [...new Set([...(known?.matches ?? []), ...(row.matches ?? [])])]
    const isCertain = row.isCertain || (known?.isCertain ?? false)
    rows.set(row.id, { ...row, isCertain, ...(row.matches && { matches }) })
  }
  return [...rows.values()].sort((a, b) => b.id - a.id)
}

export const findSubmissionsOfPerson = async ({ people, name }: SearchedPerson) =>
  unite(
    await Promise.all([
      ...people.map(findSubmissionsOf),
      ...(name === null ? [] : [findSubmissionsByName(name)]),
    ]),
  )

export const findTestimoniesOfPerson = async ({ people }: SearchedPerson) =>
  unite(await Promise.all(people.map(findTestimoniesOf)))

export const findForAllPeople = async <Found>(
  { people }: SearchedPerson,
  find: (person: Person) => Promise<readonly Found[]>,
): Promise<Found[]> => [...new Set((await Promise.all(people.map(find))).flat())]

/**
 * Returns the addresses and numbers that were not searched for. They come from registrations that
 * are certainly the person's; after a search for a name alone, from all registrations found.
 */
export function listFurtherAddresses(
  { people, name }: SearchedPerson,
  found: Awaited<ReturnType<typeof findSubmissionsOfPerson>>,
): string[] {
  const further = new Map<string, string>()
  const own = found.filter(({ isCertain }) => isCertain || (name !== null && people.length === 0))
  for (const text of own.flatMap(({ addresses }) => addresses)) {
    const person = parsePerson(text)
    if (person && !people.some((one) => isNamedIn(one, text))) further.set(person.key, text.trim())
  }
  return [...further.values()]
}

/**
 * Returns the chosen records that a new search still finds, with the names and addresses in them.
 */
export async function findChosenAgain(
  whom: SearchedPerson,
  { submissions = [], testimonies = [] }: ChosenRecords,
) {
  const [ofSubmissions, ofTestimonies] = await Promise.all([
    findSubmissionsOfPerson(whom),
    findTestimoniesOfPerson(whom),
  ])
  const theirs = ofSubmissions.filter(({ id }) => submissions.includes(id))
  return {
    submissions: theirs.map(({ id }) => id),
    names: theirs.flatMap(({ name }) => name ?? []),
    addresses: theirs.flatMap(({ addresses }) =>
      addresses.flatMap((text) => parsePerson(text) ?? []),
    ),
    testimonies: ofTestimonies.map(({ id }) => id).filter((id) => testimonies.includes(id)),
  }
}
