import 'server-only'
import { hasOlderProcess } from '@/lib/database/older-processes'
import { AppError } from '@/lib/errors'
import { type FieldType, SPECIFIED_FIELD_TYPES } from '../../field-types'

const SPECIFIED: ReadonlySet<FieldType> = new Set(SPECIFIED_FIELD_TYPES)

/**
 * Refuses field types beyond Spec §3 while a process of an older version of the application runs,
 * because that process may not know them. Throws `form.older_version`.
 */
export async function refuseNewerFieldTypes(fields: readonly { fieldType: FieldType }[]) {
  const isNewer = fields.some(({ fieldType }) => !SPECIFIED.has(fieldType))
  if (isNewer && (await hasOlderProcess())) throw new AppError('form.older_version')
}
