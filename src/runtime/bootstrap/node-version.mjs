// This file and all files that newer-node.mjs imports must run on Node 18.

/** The oldest Node version that works. `engines` in package.json names it too. */
export const MINIMUM_NODE_VERSION = '22.13'

/** The version that is fetched when the Node in use is too old. */
export const FETCHED_NODE_VERSION = '24.21.0'

export function isNodeNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = MINIMUM_NODE_VERSION.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
