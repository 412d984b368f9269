import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('worker.ts')
