import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FIRST_NAMES, SURNAMES } from '@/demo/people'

/**
 * Matches names in the source of tests. Also matches titles of forms and pages, which must not be
 * logged either.
 */
const TWO_WORDS = /(['"`])(\p{Lu}[\p{Ll}.]+(?: \p{Ll}{1,3})*(?: \p{Lu}\p{Ll}+)+)\1/gu

export const NUMBERED_NAMES = ['Visitor', 'Person', 'Member', 'Registration', 'Submission', 'Maria']

export function findNamesInTests(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(TWO_WORDS)])
    .map(([, , name = '']) => name)
  const first = written.filter((name) => SURNAMES.some((last) => name.endsWith(` ${last}`)))
  const parts = first.map((name) => name.split(' ')[0] ?? '')
  return new Set([...written, ...parts, ...FIRST_NAMES, ...SURNAMES])
}
