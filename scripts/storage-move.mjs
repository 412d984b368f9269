import { requireNode } from '../src/runtime/bootstrap/node-version.mjs'

requireNode()
import('../src/runtime/bootstrap/bootstrap.mjs').then(({ installAndRun }) =>
  installAndRun('src/runtime/storage-move.ts'),
)
