import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const hasOwnEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')

/**
 * Sorts test files by environment, because Vitest starts a new worker when the next file needs
 * another environment.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { own = [], common = [] } = Object.groupBy(sorted, (file) =>
      hasOwnEnvironment(file) ? 'own' : 'common',
    )
    return [...own, ...common]
  }
}
