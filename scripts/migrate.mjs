import { run } from '../src/runtime/bootstrap/bootstrap.mjs'

run('migrate/migrate.ts')
