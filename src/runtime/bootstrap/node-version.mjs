// This file must run on Node 18, as must all files that newer-node.mjs imports.

/** The oldest Node that works. `engines` in package.json names the same. */
export const MINIMUM = '22.13'

/** Fetched when the Node in use is older than `MINIMUM`. */
export const FETCHED = '24.21.0'

export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = MINIMUM.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
