import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('tests/load/portals.ts')
