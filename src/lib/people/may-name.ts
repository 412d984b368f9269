import 'server-only'
import { type SQL, sql } from '../database/db'
import { mailboxPattern, type Person } from './person'

/**
 * True where `text`, which is in lower case, may name the person. `isNamedIn` then checks what was
 * found.
 */
export const mayName = (person: Person, text: SQL): SQL =>
  person.kind === 'email'
    ? sql`${text} ~ ${mailboxPattern(person)}`
    : sql`regexp_replace(${text}, '\\D', '', 'g') like ${`%${person.needle}%`}`
