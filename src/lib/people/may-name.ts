import 'server-only'
import { type SQL, sql } from '../database/db'
import { mailboxPattern, type Person } from './person'

/**
 * An SQL condition that is true when `text`, which must be in lower case, may name the person.
 * Check what was found with `isNamedIn`.
 */
export const mayNamePersonCondition = (person: Person, text: SQL): SQL =>
  person.kind === 'email'
    ? sql`${text} ~ ${mailboxPattern(person)}`
    : sql`regexp_replace(${text}, '\\D', '', 'g') like ${`%${person.needle}%`}`
