// Fetches a newer Node when the running one is too old, and prints the folder of the new one. This
// file and its imports must run on Node 18.
import { fileURLToPath } from 'node:url'
import { exitWith } from '../src/runtime/bootstrap/failure.mjs'
import { fetchNode } from '../src/runtime/bootstrap/fetch-node.mjs'
import { isNodeNewEnough } from '../src/runtime/bootstrap/node-version.mjs'

if (!isNodeNewEnough()) {
  fetchNode(fileURLToPath(new URL('..', import.meta.url))).then(console.log, exitWith)
}
