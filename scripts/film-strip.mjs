import { installAndRun } from '../src/runtime/bootstrap/bootstrap.mjs'

installAndRun('src/bench/film-strip.ts')
