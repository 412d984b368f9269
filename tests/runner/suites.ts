import { main as build } from '@/runtime/build/build'
import { runAsOneCheck } from './command'
import { listE2eFiles, runE2e } from './e2e-suite'
import { PASSED_RESULT, type Result } from './result'
import { listVitestFiles, runVitest } from './vitest-suite'

export type SuiteName = keyof typeof SUITES

export interface SuiteOptions {
  reports: string
  /** The test files to run, relative to the repository's root; empty for all. */
  files: readonly string[]
}

export interface Suite {
  run: (order: SuiteOptions) => Promise<Result>
  /**
   * Lists the suite's test files, relative to the repository's root. With a commit as `since`,
   * lists only files affected by changes after that commit.
   */
  listFiles?: (since?: string) => Promise<string[]>
}

const SOURCES = ['src', 'tools', 'payload.config.ts', 'migrations']

const vitest = (name: string): Suite => ({
  run: (order) => runVitest(name, order),
  listFiles: (since) => listVitestFiles(name, since),
})

export const SUITES = {
  lint: { run: () => runAsOneCheck(['biome', 'ci', '--colors=off', '.']) },
  // The path selects TypeScript 7. TypeScript 6 is installed too, because dependency-cruiser needs
  // its API.
  types: { run: () => runAsOneCheck(['next', 'typegen'], ['../typescript-7/bin/tsc', '--noEmit']) },
  direction: {
    run: () => runAsOneCheck(['depcruise', '--config', 'tests/import-direction.cjs', ...SOURCES]),
  },
  unit: vitest('unit'),
  api: vitest('api'),
  build: { run: () => build().then(() => PASSED_RESULT) },
  system: vitest('system'),
  e2e: { run: runE2e, listFiles: listE2eFiles },
} satisfies Record<string, Suite>

export const SUITE_NAMES = Object.keys(SUITES) as SuiteName[]

export const isSuite = (name: string): name is SuiteName => name in SUITES

/** Suites of a group run at the same time, the groups one after the other. */
export const SUITE_GROUPS: readonly (readonly SuiteName[])[] = [
  // The last three end early and then leave all processors to `unit`.
  ['unit', 'types', 'lint', 'direction'],
  // Runs alone, because it uses all processors and writes the types of the routes, as `types` does.
  ['build'],
  ['api', 'system'],
  // Runs alone, because on a machine with two processors other suites would make the product too
  // slow for a browser.
  ['e2e'],
]

export const SUITES_ON_PRODUCT: ReadonlySet<SuiteName> = new Set(['system', 'e2e'])

export const canListFiles = (name: SuiteName): boolean => 'listFiles' in SUITES[name]
