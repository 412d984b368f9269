import { expect, it } from 'vitest'
import { runChaos } from '../../tools/chaos/chaos'
import { isWrongFinding, renderFindingsTable } from '../../tools/chaos/table'

it('loses nothing and doubles nothing while everything is killed in turn', async () => {
  const seed = Date.now() % 1_000_000
  const findings = await runChaos({
    ...{ registrations: 100, troublesEach: 1, seed, isHasty: true },
    say: console.log,
  })
  console.log(`Seed ${seed}\n${renderFindingsTable(findings)}`)
  expect(findings.filter(isWrongFinding)).toEqual([])
})
