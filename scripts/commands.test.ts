import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMMAND_GROUPS, COMMANDS } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const launch = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/launch.mjs', ...args], { encoding: 'utf8' })

it('package.json names at most 14 scripts, each of them known to the launcher', () => {
  const names = Object.keys(scripts)
  expect(names.length).toBeLessThanOrEqual(14)
  expect(names.filter((name) => !(name in COMMANDS) && !(name in COMMAND_GROUPS))).toEqual([])
  expect(Object.entries(scripts).filter(([name, line]) => !`${line}`.endsWith(` ${name}`))).toEqual(
    [],
  )
})

it.each(Object.entries(COMMANDS))('%s leads to a file', (_, command) => {
  const file = 'entry' in command ? command.entry : `node_modules/${command.program}`
  expect(existsSync(file)).toBe(true)
})

it.each(Object.entries(COMMAND_GROUPS))('%s lists its commands', (name, commands) => {
  const listed = launch(name)
  const refused = launch(name, 'unknown')
  expect([listed.status, refused.status]).toEqual([0, 1])
  expect(refused.stdout).toContain('There is no "unknown"')
  for (const { does } of Object.values(commands)) {
    expect(listed.stdout).toContain(does)
    expect(refused.stdout).toContain(does)
  }
})
