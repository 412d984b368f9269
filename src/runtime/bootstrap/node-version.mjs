// Must run on Node 18, as must all files that newer-node.mjs imports.

/** As `engines` in package.json says. */
export const MINIMUM = '22.13'

/** The version that `npm start` and the other scripts fetch where an older one is in PATH. */
export const FETCHED = '24.21.0'

export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = MINIMUM.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
