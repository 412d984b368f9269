import { installAndRun } from '../src/runtime/bootstrap/bootstrap.mjs'

installAndRun('tests/runner/races.ts')
