/**
 * `entry` is a TypeScript file that exports `main`, `program` a JavaScript file of a package. With
 * `isReady` packages are not installed first, because an image or another command has done so.
 * @typedef {{ does: string, isReady?: boolean } & (
 *   { entry: string, args?: string[] } | { program: string, args: string[] }
 * )} Command
 */

/** The main commands, which package.json lists. @satisfies {Record<string, Command>} */
const MAIN = {
  start: { entry: 'src/runtime/start.ts', does: 'the product, on a database of its own' },
  dev: { entry: 'src/runtime/dev.ts', does: 'the development server' },
  demo: { entry: 'src/runtime/demo.ts', does: 'the product with sample people and registrations' },
  backup: { entry: 'src/runtime/backup/backup.ts', does: 'writes everything into one archive' },
  restore: { entry: 'src/runtime/backup/restore.ts', does: 'reads an archive into a new folder' },
  test: { entry: 'tests/runner/run.ts', does: 'all tests, or those that are named' },
  'test:watch': {
    program: 'vitest/vitest.mjs',
    args: ['--config', 'tests/vitest.unit.config.mjs'],
    does: 'the unit tests, again after every change',
  },
  lint: {
    program: '@biomejs/biome/bin/biome',
    args: ['check', '--write', '.'],
    does: 'formats and checks the sources',
  },
  types: { program: 'typescript-7/bin/tsc', args: ['--noEmit'], does: 'checks the types' },
  generate: {
    entry: 'src/runtime/payload.ts',
    args: ['generate'],
    does: "the content system's types and import map",
  },
  'migrate:create': {
    entry: 'src/runtime/payload.ts',
    args: ['migrate:create'],
    does: 'NAME: a migration for changed tables',
  },
  docs: {
    program: 'vitest/vitest.mjs',
    args: ['run', '--config', 'tests/vitest.docs.config.mjs', '--update'],
    does: 'renders docs/api.md again',
  },
}

/**
 * Commands of `npm run ops -- NAME`. Containers start some of them directly. @satisfies
 * {Record<string, Command>}
 */
const OPS = {
  web: { entry: 'src/runtime/web.ts', isReady: true, does: 'one web process' },
  worker: { entry: 'src/runtime/worker.ts', isReady: true, does: 'the background jobs alone' },
  migrate: { entry: 'src/runtime/migrate/migrate.ts', isReady: true, does: 'updates the tables' },
  build: { entry: 'src/runtime/build/build.ts', isReady: true, does: 'builds, for an image' },
  'storage-move': {
    entry: 'src/runtime/storage-move.ts',
    does: 'moves files between the folder and the S3 store',
  },
  'reset-factor': {
    entry: 'src/runtime/reset-factor.ts',
    does: "EMAIL: takes an account's second factors away",
  },
}

/**
 * Commands that `npm run demo` starts. People do not call them. @satisfies {Record<string,
 * Command>}
 */
const PARTS = {
  'demo-data': { entry: 'src/demo/main.ts', isReady: true, does: 'fills the database of the demo' },
}

/** Commands of `npm run measure -- NAME`. @satisfies {Record<string, Command>} */
const MEASURE = {
  bench: {
    entry: 'tools/bench/pages.ts',
    does: '[--quick|--scale]: pages and registrations against bare ones; docs/benchmarks.md',
  },
  'bench-export': { entry: 'tools/bench/export.ts', does: 'the export of 100,000 rows' },
  lighthouse: { entry: 'tools/bench/lighthouse.ts', does: '[PAGE…]: Lighthouse and first visits' },
  chaos: {
    entry: 'tools/chaos/main.ts',
    does: '[REGISTRATIONS] [SEED] [s3]: while processes and the database are killed',
  },
  fuzz: { entry: 'tools/fuzz.ts', does: 'hostile requests to every endpoint' },
  races: {
    entry: 'tools/races.ts',
    does: '[ROUNDS] [SEED]: account changes against sign-ins and refreshes',
  },
  places: {
    entry: 'tools/places.ts',
    does: '[RUNS] [SEED]: 500 posts at once for 20 places, and a control that oversells',
  },
  limits: {
    entry: 'tools/limits.ts',
    does: '[ROUNDS]: registrations per second with limits beside those without',
  },
  offers: {
    entry: 'tools/offers.ts',
    does: '[RUNS] [SEED]: 200 cancels beside 200 posts with 300 waiting, the mail server away',
  },
  'load-mailing': {
    entry: 'tools/mailing.ts',
    does: '[RECIPIENTS] [KILLS]: each gets a mailing once',
  },
  fonts: { entry: 'tools/fonts/make.ts', does: 'the subsets of the typefaces' },
  documents: { entry: 'tools/documents.ts', does: 'the PDFs of the Resources page' },
}

/** @type {Readonly<Record<string, Readonly<Record<string, Command>>>>} */
export const COMMAND_GROUPS = { ops: OPS, measure: MEASURE }

/** @type {Readonly<Record<string, Command>>} */
export const COMMANDS = { ...MAIN, ...OPS, ...PARTS, ...MEASURE }
