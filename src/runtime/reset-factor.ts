import { existsSync } from 'node:fs'
import { AppError } from '@/lib/errors'
import { openSourceDatabase } from './backup/source-database'
import { Failure } from './bootstrap/failure.mjs'
import { completeSettings, readSettings } from './settings'
import { superviseOnce } from './supervise'

/** Runs `npm run ops -- reset-factor EMAIL`, for a superadmin whom no other superadmin can help. */
export function main([email]: string[]): Promise<void> {
  return superviseOnce(async (supervision) => {
    if (!email) throw new Failure('Name the account: npm run ops -- reset-factor EMAIL')
    const settings = readSettings()
    const { dataDir } = settings
    if (!existsSync(dataDir)) throw new Failure(`There is no data folder ${dataDir}; set DATA_DIR.`)
    process.env.DATABASE_URL = await openSourceDatabase(settings, supervision)
    completeSettings()
    // Imported after the settings are set, because modules of the product read them when they load.
    const { resetFactorsAsOperator } = await import('@/features/staff/factors/server/reset')
    await supervision.step('Resetting the second factor', () =>
      resetFactorsAsOperator(email).catch((error: unknown) => {
        throw error instanceof AppError ? new Failure(`${email}: ${error.message}`) : error
      }),
    )
    console.log(`${email} is signed out everywhere and signs in with the password alone.`)
  })
}
