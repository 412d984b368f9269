import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const OWN_ENVIRONMENT = '// @vitest-environment'

/** Sorts test files by environment, because a worker ends when the next file needs another one. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const [own = [], others = []] = [true, false].map((isOwn) =>
      sorted.filter(
        ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith(OWN_ENVIRONMENT) === isOwn,
      ),
    )
    return [...own, ...others]
  }
}
