import { expect, it } from 'vitest'
import { foldDraftsIntoVersions } from './version-list'

const versions = (statuses: string) =>
  [...statuses].map((letter, at) => ({
    id: at,
    version: { _status: letter === 'P' ? 'published' : 'draft' },
  }))
const folded = (statuses: string, isOnSite = true) =>
  foldDraftsIntoVersions(versions(statuses), isOnSite).map(({ version, state, before, drafts }) => [
    version.id,
    state,
    before?.id ?? null,
    drafts.map(({ id }) => id),
  ])

it('compares what was published with what was published before, with the drafts between folded', () =>
  expect(folded('PddPd')).toEqual([
    [0, 'On the site', 3, [1, 2]],
    [3, 'Published', null, [4]],
  ]))

it('a draft after a publication stands alone and is compared with what is on the site', () =>
  expect(folded('ddP')).toEqual([
    [0, 'Draft', 2, [1]],
    [2, 'On the site', null, []],
  ]))

it('nothing is on the site of what was unpublished or never published', () => {
  expect(folded('dP', false).map(([, state]) => state)).toEqual(['Draft', 'Published'])
  expect(folded('dd', false)).toEqual([[0, 'Draft', null, [1]]])
  expect(folded('')).toEqual([])
})
