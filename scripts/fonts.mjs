import { installAndRun } from '../src/runtime/bootstrap/bootstrap.mjs'

installAndRun('src/fonts/make.ts')
