import { Failure } from '@/runtime/bootstrap/failure.mjs'
import { canListFiles, isSuite, SUITE_NAMES, type SuiteName } from './suites'

export const TEST_HELP = `npm test                        everything
npm test -- unit                a suite: ${SUITE_NAMES.join(', ')}
npm test -- api submissions     the test files of a suite with one of the words in their path
npm test -- changed             the unit, API and browser tests that are, or import over any number
                                of files, a file that differs from where the branch left main; on
                                main itself: from the last commit. Suites and words narrow it
npm test -- --storage s3        the API tests, with files in an S3 store. Words choose others
npm run test:watch              the unit tests, again after every change

The slowest tests are listed at the end, before "N passed, N failed".`

export interface TestArguments {
  isHelp: boolean
  /** Where files are stored; undefined for a folder. */
  storage?: 's3'
  isChanged: boolean
  /** The suites that are named. When none is named: `api` with `storage`, otherwise empty. */
  suites: SuiteName[]
  /** Parts of paths of test files. */
  words: string[]
}

/**
 * Parses the arguments of `npm test --`. Throws Failure when one is unknown, or when they cannot be
 * combined.
 */
export function parseTestArguments(args: readonly string[]): TestArguments {
  const read: TestArguments = { isHelp: false, isChanged: false, suites: [], words: [] }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--help') read.isHelp = true
    else if (arg === '--storage') read.storage = readStorage(rest.shift())
    else if (arg.startsWith('-')) throw new Failure(`There is no ${arg}.\n\n${TEST_HELP}`)
    // After the first word, every argument without a dash is a word, also the name of a suite.
    else if (read.words.length === 0 && arg === 'changed') read.isChanged = true
    else if (read.words.length === 0 && isSuite(arg)) read.suites.push(arg)
    else read.words.push(arg)
  }
  if (read.storage && read.suites.length === 0) read.suites.push('api')
  refuseWordsWithoutFiles(read)
  return read
}

function readStorage(value = ''): 's3' {
  if (value === 's3') return value
  throw new Failure('--storage takes s3: npm test -- --storage s3')
}

function refuseWordsWithoutFiles({ suites, words, isChanged }: TestArguments): void {
  const [word] = words
  if (word !== undefined && suites.length === 0 && !isChanged) {
    throw new Failure(`No suite is called ${word}; there are ${SUITE_NAMES.join(', ')}.`)
  }
  const without = suites.find((name) => !canListFiles(name))
  if (without && (word !== undefined || isChanged)) {
    throw new Failure(`${without} is one check over everything: no part of it can be chosen.`)
  }
}
