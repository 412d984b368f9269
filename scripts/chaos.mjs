import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('tests/chaos/main.ts')
