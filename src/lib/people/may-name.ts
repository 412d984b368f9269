import 'server-only'
import { type SQL, sql } from '../database/db'
import { mailboxPattern, type Person } from './person'

/**
 * An SQL condition that finds more texts than name the person, so the caller checks each with
 * `isNamedIn`. `text` must be in lower case.
 */
export const mayName = (person: Person, text: SQL): SQL =>
  person.kind === 'email'
    ? sql`${text} ~ ${mailboxPattern(person)}`
    : sql`regexp_replace(${text}, '\\D', '', 'g') like ${`%${person.needle}%`}`
