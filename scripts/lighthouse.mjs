import { installAndRun } from '../src/runtime/bootstrap/bootstrap.mjs'

installAndRun('src/bench/lighthouse.ts')
