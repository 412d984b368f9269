import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('src/runtime/build/build.ts')
