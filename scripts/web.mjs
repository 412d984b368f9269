import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('web/web.ts')
