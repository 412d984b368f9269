// Runs before anything else and on any Node that knows modules: old syntax only, no imports.
const MINIMUM = { major: 20, minor: 19 }

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor)) return

  const wanted = `${MINIMUM.major}.${MINIMUM.minor}`
  console.error(`Node ${wanted} or newer is needed; this is Node ${process.versions.node}.`)
  process.exit(1)
}
