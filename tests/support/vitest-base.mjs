import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Settings of all Vitest suites: the repository's root, and the aliases of tsconfig.json. */
export const base = {
  root,
  resolve: {
    alias: {
      '@/': `${path.join(root, 'src')}/`,
      // Instead of the module that throws when it is loaded outside a build for the server.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
      '@payload-config': path.join(root, 'payload.config.ts'),
    },
  },
}

/**
 * Makes test workers find the files of large packages quickly, as the product's processes do
 * (decision 043).
 */
export const execArgv = ['--import', path.join(root, 'src/runtime/bootstrap/quick-imports.mjs')]

/**
 * When one of these files changes, `npm test -- changed` runs every test of the suite. No test
 * imports them, so Vitest cannot know that they matter.
 */
export const forceRerunTriggers = [
  ...['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
  ...['**/tests/vitest.*.config.mjs', '**/tests/support/vitest-base.mjs'],
]

/**
 * The test that checks docs/api.md. `npm run docs` runs it to write the file, without a database.
 */
export const API_DOCS = 'tests/docs/api.test.ts'
