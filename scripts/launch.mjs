// Runs a command: `node scripts/launch.mjs NAME [ARGUMENT…]`. `sh scripts/run NAME …` does the same
// where Node may be too old.
import { isNodeNewEnough, MINIMUM_NODE_VERSION } from '../src/runtime/bootstrap/node-version.mjs'
import { COMMAND_GROUPS, COMMANDS } from './commands.mjs'

if (!isNodeNewEnough()) {
  console.error(
    `Node ${MINIMUM_NODE_VERSION} or newer is needed; this is Node ${process.versions.node}. The scripts of npm, such as npm start, fetch it.`,
  )
  process.exit(1)
}

const [first = '', ...rest] = process.argv.slice(2)
const group = COMMAND_GROUPS[first]
const [name = '', ...args] = group ? rest : [first, ...rest]
const commands = group ?? COMMANDS
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (command) {
  // Names the connections to PostgreSQL. Connections of older versions have no name, which shows
  // that an older process still runs (decision 053).
  process.env.PGAPPNAME ||= 'one-name'
  // Imported only now, because an older Node cannot parse it.
  const { launch } = await import('../src/runtime/bootstrap/bootstrap.mjs')
  await launch(command, args)
} else {
  const usage = group ? `npm run ${first} -- NAME` : 'node scripts/launch.mjs NAME'
  const width = Math.max(...Object.keys(commands).map((known) => known.length))
  console.log(name ? `There is no "${name}". ${usage}:` : `${usage}:`)
  for (const [known, { does }] of Object.entries(commands)) {
    console.log(`  ${known.padEnd(width)}  ${does}`)
  }
  process.exitCode = name ? 1 : 0
}
