import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('src/runtime/payload.ts')
