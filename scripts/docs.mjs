import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('src/docs/write.ts')
