import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('src/bench/export.ts')
