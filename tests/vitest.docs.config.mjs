import { defineConfig } from 'vitest/config'
import { API_DOCS_TEST, baseConfig } from './support/vitest-base.mjs'

/** The configuration of `npm run docs`. The API suite includes the same file. */
export default defineConfig({ ...baseConfig, test: { include: [API_DOCS_TEST] } })
