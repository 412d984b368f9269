import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FIRST_NAMES, SURNAMES } from '@/demo/people'

/** `'Ana Reyes'`: also titles of forms and pages, which have no place in a log either. */
const TWO_WORDS = /(['"`])(\p{Lu}[\p{Ll}.]+(?: \p{Ll}{1,3})*(?: \p{Lu}\p{Ll}+)+)\1/gu

/** Those that tests make with a number: `Visitor 7`. */
export const NUMBERED = ['Visitor', 'Person', 'Member', 'Registration', 'Submission', 'Maria']

/** Every name that stands in the tests, and the parts of those of the demo. */
export function namesOfTests(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(TWO_WORDS)])
    .map(([, , name = '']) => name)
  const first = written.filter((name) => SURNAMES.some((last) => name.endsWith(` ${last}`)))
  const parts = first.map((name) => name.split(' ')[0] ?? '')
  return new Set([...written, ...parts, ...FIRST_NAMES, ...SURNAMES])
}
