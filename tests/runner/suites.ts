import { main as build } from '@/runtime/build/build'
import { check } from './command'
import { listE2eFiles, runE2e } from './e2e-suite'
import { PASSED, type Result } from './result'
import { listVitestFiles, runVitest } from './vitest-suite'

export type SuiteName = keyof typeof SUITES

/** What a suite is told. */
export interface Order {
  /** Where its report goes. */
  reports: string
  /** The files to run, relative to the root; all when there are none. */
  files: readonly string[]
}

export interface Suite {
  run: (order: Order) => Promise<Result>
  /**
   * Its test files, relative to the root, or those that files reach which differ from a commit;
   * absent where there are none to choose from.
   */
  listFiles?: (since?: string) => Promise<string[]>
}

const SOURCES = ['src', 'tools', 'payload.config.ts', 'migrations']

/** A suite of Vitest, with its own configuration. */
const vitest = (name: string): Suite => ({
  run: (order) => runVitest(name, order),
  listFiles: (since) => listVitestFiles(name, since),
})

export const SUITES = {
  lint: { run: () => check(['biome', 'ci', '--colors=off', '.']) },
  // Version 7 takes a fifth of the time; version 6 has the interface that dependency-cruiser needs.
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
 * What runs at the same time, group after group: what is quick and what others build on first.
 * Suites that mostly wait (for mail, for processes to end) run beside those that keep the
 * processors busy.
 */
export const GROUPS: readonly (readonly SuiteName[])[] = [
  ['lint', 'types', 'direction'],
  ['unit', 'build'],
  ['api', 'system'],
  // Alone: a product that shares two processors with six others keeps a browser waiting.
  ['e2e'],
]

/** These start the product. */
export const ON_THE_PRODUCT: ReadonlySet<SuiteName> = new Set(['system', 'e2e'])

/** Whether a part of it can be chosen. */
export const listsFiles = (name: SuiteName): boolean => 'listFiles' in SUITES[name]
