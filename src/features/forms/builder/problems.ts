import { type DetailsProblems, findDetailsProblems } from './details-draft'
import { type DraftFieldProblems, findDraftFieldProblems } from './draft-fields'
import type { BuilderWork } from './draft-on-screen'
import { findPrivacyProblems, type PrivacyProblems } from './privacy-draft'
import { findReceiptProblems, type ReceiptProblems } from './receipt-draft'

export interface WorkProblems {
  fields: Record<string, DraftFieldProblems>
  receipt: ReceiptProblems
  details: DetailsProblems
  privacy: PrivacyProblems
}

export const findWorkProblems = (work: BuilderWork): WorkProblems => ({
  fields: findDraftFieldProblems(work.fields),
  receipt: findReceiptProblems(work.receipt),
  details: findDetailsProblems(work.details),
  privacy: findPrivacyProblems(work.privacy),
})
