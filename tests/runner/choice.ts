import { Failure } from '@/runtime/bootstrap/failure.mjs'
import type { TestArguments } from './arguments'
import { findBranchPoint } from './branch-point'
import { SUITE_NAMES, SUITES, type Suite, type SuiteName } from './suites'

/** The files to run, by suite. An empty list means the whole suite. */
export type TestFilesBySuite = Map<SuiteName, readonly string[]>

const REACHED: readonly SuiteName[] = ['unit', 'api', 'e2e']

/**
 * Returns the test files to run. Throws Failure when a word is in no file's path, the branch point
 * cannot be found, or the tests cannot be listed.
 */
export async function chooseTestFiles(args: TestArguments): Promise<TestFilesBySuite> {
  const { suites, words, isChanged } = args
  if (isChanged) return chooseFiles(suites.length ? suites : REACHED, words, findBranchPoint())
  if (words.length) return chooseFiles(suites, words)
  return new Map((suites.length ? suites : SUITE_NAMES).map((name) => [name, []]))
}

async function chooseFiles(
  suites: readonly SuiteName[],
  words: readonly string[],
  since?: string,
): Promise<TestFilesBySuite> {
  const choice: TestFilesBySuite = new Map()
  for (const name of suites) {
    const { listFiles }: Suite = SUITES[name]
    const files = (await listFiles?.(since)) ?? []
    const chosen = words.length
      ? files.filter((file) => words.some((word) => file.includes(word)))
      : files
    if (chosen.length) choice.set(name, chosen)
  }
  const all = [...choice.values()].flat()
  const missing = words.find((word) => !all.some((file) => file.includes(word)))
  if (missing === undefined) return choice
  const which = since === undefined ? '' : ' that a changed file reaches'
  throw new Failure(`No test file of ${suites.join(', ')}${which} has "${missing}" in its path.`)
}
