import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('src/demo/main.ts')
