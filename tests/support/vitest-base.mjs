import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const baseConfig = {
  root,
  resolve: {
    alias: {
      '@/': `${path.join(root, 'src')}/`,
      // An empty module, because the real one throws outside a build for the server.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
      '@payload-config': path.join(root, 'payload.config.ts'),
    },
  },
}

/** Makes test workers find files of large packages quickly (decision 043). */
export const execArgv = ['--import', path.join(root, 'src/runtime/bootstrap/quick-imports.mjs')]

/**
 * `npm test -- changed` runs the whole suite when one of these files changes, because no test
 * imports them.
 */
export const forceRerunTriggers = [
  ...['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
  ...['**/tests/vitest.*.config.mjs', '**/tests/support/vitest-base.mjs'],
]

/** The test that checks docs/api.md. `npm run docs` runs this test to write that file. */
export const API_DOCS_TEST = 'tests/docs/api.test.ts'
