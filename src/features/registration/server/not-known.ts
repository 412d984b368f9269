import 'server-only'
import * as z from 'zod'
import { FORM_LIMITS } from '@/features/forms/limits'
import { MAX_PEOPLE } from '@/features/forms/party/party'
import type { FormField } from '@/features/forms/schema'
import { AppError } from '@/lib/errors'
import { parseJson, parseWithSchema } from '@/lib/http/body'

/** Ids of required fields that staff leave empty. An invalid list counts as empty. */
export const notKnownFieldIdsSchema = z
  .array(z.string().max(70))
  .max(FORM_LIMITS.fields * MAX_PEOPLE)
  .catch([])
  .default([])

export const readNotKnownFieldIds = (part: string | undefined): string[] =>
  part ? parseWithSchema(notKnownFieldIdsSchema, parseJson(part)) : []

export function makeNotKnownFieldsOptional<Field extends Pick<FormField, 'id' | 'isRequired'>>(
  fields: readonly Field[],
  notKnown: readonly string[],
): Field[] {
  const ids = new Set(notKnown)
  const relaxed = fields.map((field) =>
    ids.delete(field.id) ? { ...field, isRequired: false } : field,
  )
  if (ids.size > 0) throw new AppError('submission.unknown_field')
  return relaxed
}
