import { type DetailsProblems, findDetailsProblems } from './details-draft'
import { type DraftProblems, findDraftProblems } from './draft-fields'
import type { BuilderWork } from './draft-on-screen'
import { findPrivacyProblems, type PrivacyProblems } from './privacy-draft'
import { findReceiptProblems, type ReceiptProblems } from './receipt-draft'

export interface WorkProblems {
  fields: Record<string, DraftProblems>
  receipt: ReceiptProblems
  details: DetailsProblems
  privacy: PrivacyProblems
}

export const findWorkProblems = (work: BuilderWork): WorkProblems => ({
  fields: findDraftProblems(work.fields),
  receipt: findReceiptProblems(work.receipt),
  details: findDetailsProblems(work.details),
  privacy: findPrivacyProblems(work.privacy),
})
