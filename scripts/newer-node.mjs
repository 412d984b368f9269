// Prints the folder of a fetched Node, if one is needed. Must run on Node 18, with its imports.
import { fileURLToPath } from 'node:url'
import { exitWith } from '../src/runtime/bootstrap/failure.mjs'
import { fetchNode } from '../src/runtime/bootstrap/fetch-node.mjs'
import { isNewEnough } from '../src/runtime/bootstrap/node-version.mjs'

if (!isNewEnough()) {
  fetchNode(fileURLToPath(new URL('..', import.meta.url))).then(console.log, exitWith)
}
