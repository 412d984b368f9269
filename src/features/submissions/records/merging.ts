import * as z from 'zod'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { FORM_LIMITS } from '@/features/forms/limits'
import { MAX_ROW_ID } from '@/lib/row-id'
import type { Submission } from '../schema'

const other = z.number().int().positive().max(MAX_ROW_ID)

/**
 * Merges `other` into another row. `other` leaves the lists, and its answers to the fields in
 * `take` are copied.
 */
export const mergeSchema = z.object({
  other,
  take: z.array(z.string().min(1).max(100)).max(500).default([]),
})
export type MergeInput = z.infer<typeof mergeSchema>

export const unmergeSchema = z.object({ other })

export const SHARED_IDENTIFIERS = ['email', 'phone', 'name'] as const
export type SharedIdentifier = (typeof SHARED_IDENTIFIERS)[number]

export interface PossibleDuplicate extends Submission {
  by: SharedIdentifier[]
}

/**
 * Asks for duplicates of a registration that staff are typing. `answers` are those typed so far, by
 * field id.
 */
export const typedDuplicatesSchema = z.object({
  formId: z.number().int().positive().max(MAX_ROW_ID),
  answers: z
    .record(z.string().max(64), z.string().max(REGISTRATION_LIMITS.textLength))
    .refine((answers) => Object.keys(answers).length <= FORM_LIMITS.fields, 'Too many answers'),
})
export type TypedDuplicatesInput = z.infer<typeof typedDuplicatesSchema>

export interface TypedDuplicate extends Pick<Submission, 'id' | 'formId' | 'submittedAt'> {
  name: string | null
  by: SharedIdentifier[]
}

export interface MergedSubmission {
  id: number
  reference: string
  mergedAt: string
  mergedBy: string | null
}

export interface DuplicatesAndMerged {
  others: PossibleDuplicate[]
  merged: MergedSubmission[]
}

export const MAX_DUPLICATES = 20
export const MAX_TYPED_DUPLICATES = 5
