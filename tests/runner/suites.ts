import { main as build } from '@/runtime/build/build'
import { check } from './command'
import { listE2eFiles, runE2e } from './e2e-suite'
import { PASSED, type Result } from './result'
import { listVitestFiles, runVitest } from './vitest-suite'

export type SuiteName = keyof typeof SUITES

/** What a suite needs to know for a run. */
export interface Order {
  /** The folder for its reports. */
  reports: string
  /** The files to run, relative to the repository's root; empty for all. */
  files: readonly string[]
}

export interface Suite {
  run: (order: Order) => Promise<Result>
  /**
   * Lists the suite's test files, relative to the repository's root. With `since`, lists only those
   * that changes since that commit affect. Absent for suites without test files.
   */
  listFiles?: (since?: string) => Promise<string[]>
}

const SOURCES = ['src', 'tools', 'payload.config.ts', 'migrations']

/** Returns a suite of Vitest with a configuration file of its own. */
const vitest = (name: string): Suite => ({
  run: (order) => runVitest(name, order),
  listFiles: (since) => listVitestFiles(name, since),
})

export const SUITES = {
  lint: { run: () => check(['biome', 'ci', '--colors=off', '.']) },
  // TypeScript 7 needs a fifth of the time. Version 6 is installed too, because dependency-cruiser
  // needs its API.
  types: { run: () => check(['next', 'typegen'], ['../typescript-7/bin/tsc', '--noEmit']) },
  direction: {
    run: () => check(['depcruise', '--config', 'tests/import-direction.cjs', ...SOURCES]),
  },
  unit: vitest('unit'),
  api: vitest('api'),
  build: { run: () => build().then(() => PASSED) },
  system: vitest('system'),
  e2e: { run: runE2e, listFiles: listE2eFiles },
} satisfies Record<string, Suite>

export const SUITE_NAMES = Object.keys(SUITES) as SuiteName[]

export const isSuite = (name: string): name is SuiteName => name in SUITES

/**
 * The suites of a group run at the same time, and the groups one after the other. Quick checks come
 * first, and the build before what needs it. Suites that mostly wait, for mail or for the end of
 * processes, run beside suites that need the processors.
 */
export const GROUPS: readonly (readonly SuiteName[])[] = [
  // Each of these uses one processor.
  ['types', 'unit', 'lint', 'direction'],
  // Alone, because it uses all processors, and because it writes the types of the routes, as
  // `types` does.
  ['build'],
  ['api', 'system'],
  // Alone, because a product that shares two processors with other suites is too slow for a
  // browser.
  ['e2e'],
]

/** The suites that start the product. */
export const ON_THE_PRODUCT: ReadonlySet<SuiteName> = new Set(['system', 'e2e'])

/** True when single files of the suite can be chosen. */
export const listsFiles = (name: SuiteName): boolean => 'listFiles' in SUITES[name]
